import { render, screen } from '@testing-library/react';
import { BareFrame } from '@/site/BareFrame';
import { pageMeta } from '@/site/pageMeta';
import { SiteProviders } from '@/site/SiteProviders';
import { TestDemoPage } from '@/site/TestDemoPage';
import { codeOf, demoOf } from '../../fixtures/demo';

jest.mock('@/demo/loadThemedDemo', () => ({
  loadThemedDemo: (product: { id: string }, { module }: { module: string }) =>
    Promise.resolve({ default: () => <p>{`${product.id}: ${module}`}</p> }),
}));

describe('TestDemoPage', () => {
  it('shows a demo of the test pages, without the frame of the site', async () => {
    const demo = demoOf();
    const page = pageMeta({
      path: demo.path,
      title: 'T',
      description: 'D',
      navigation: null,
      source: null,
    });
    render(
      <SiteProviders userLanguage="en" emotionCache={null}>
        <TestDemoPage
          page={page}
          userLanguage="en"
          productId="docs-infra"
          article={{ path: '/experiments/docs/demos/', title: 'Demos' }}
          demo={demo}
          code={codeOf(demo)}
        />
      </SiteProviders>,
    );
    expect(await screen.findByText('docs-infra: react-button/Basic')).toBeInTheDocument();
    expect(TestDemoPage.Layout).toBe(BareFrame);
  });
});
