import type { GetStaticProps } from 'next';
import { BlogPage, type BlogPageProps } from '@/site/BlogPage';
import { loadBlogPage } from '@/site/loadBlogPages.server';

export const getStaticProps: GetStaticProps<BlogPageProps> = async () => ({
  props: await loadBlogPage(),
});

export default BlogPage;
