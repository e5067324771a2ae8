import type { GetStaticPaths, GetStaticProps } from 'next';
import { BlogPostPage, type BlogPostPageProps } from '@/site/BlogPostPage';
import { blogPostParams, loadBlogPostPage } from '@/site/loadBlogPages.server';

type Params = { slug: string };

export const getStaticPaths: GetStaticPaths<Params> = async () => ({
  paths: (await blogPostParams()).map((params) => ({ params })),
  fallback: false,
});

export const getStaticProps: GetStaticProps<BlogPostPageProps, Params> = async ({ params }) => {
  if (!params) throw new Error('The route has no parameters');
  return { props: await loadBlogPostPage(params.slug) };
};

export default BlogPostPage;
