import { act, render } from '@testing-library/react';
import { AnalyticsIsland } from '@/site/AnalyticsIsland';
import { addAnalyticsTag, removeAnalytics } from '../../fixtures/dataLayer';

jest.mock('@/site/Analytics', () => {
  throw new Error('Loading chunk 1 failed.');
});

afterEach(removeAnalytics);

describe('AnalyticsIsland', () => {
  it('leaves the page as it is when its code does not come', async () => {
    addAnalyticsTag();
    const { container } = render(
      <>
        <AnalyticsIsland />
        <p>Page</p>
      </>,
    );
    for (let turn = 0; turn < 5; turn += 1) {
      await act(() => new Promise((resolve) => setTimeout(resolve)));
    }
    expect(container).toHaveTextContent('Page');
    expect(window.gtag).toBeUndefined();
  });
});
