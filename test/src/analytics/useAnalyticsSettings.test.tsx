import '../../fixtures/serverGlobals';
import { render, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useAnalyticsSettings } from '@/analytics/useAnalyticsSettings';
import { addAnalyticsTag, ID, removeAnalytics } from '../../fixtures/dataLayer';

afterEach(removeAnalytics);

function Settings() {
  return <p>{JSON.stringify(useAnalyticsSettings())}</p>;
}

describe('useAnalyticsSettings', () => {
  it('gives what the page says', () => {
    addAnalyticsTag('required');
    const { result } = renderHook(useAnalyticsSettings);
    expect(result.current).toEqual({ id: ID, consentRequired: true });
  });

  it('gives nothing where the page says nothing', () => {
    expect(renderHook(useAnalyticsSettings).result.current).toBeNull();
  });

  it('knows nothing on the server, and is hydrated without a complaint', () => {
    addAnalyticsTag();
    const container = document.createElement('div');
    container.innerHTML = renderToString(<Settings />);
    expect(container).toHaveTextContent('null');
    render(<Settings />, { container, hydrate: true });
    expect(container).toHaveTextContent(ID);
  });
});
