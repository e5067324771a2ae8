import '../../fixtures/serverGlobals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { consentQuestion } from '@/analytics/consentQuestion';
import { AnalyticsChoice } from '@/site/AnalyticsChoice';
import { addAnalyticsTag, removeAnalytics } from '../../fixtures/dataLayer';

afterEach(() => {
  consentQuestion.close();
  removeAnalytics();
});

describe('AnalyticsChoice', () => {
  it('asks the question again', async () => {
    addAnalyticsTag();
    render(<AnalyticsChoice />);
    await userEvent.click(screen.getByRole('button', { name: 'Analytics choice' }));
    expect(consentQuestion.isOpen()).toBe(true);
  });

  it('is absent where there are no analytics', () => {
    expect(render(<AnalyticsChoice />).container).toBeEmptyDOMElement();
  });

  it('is absent from the HTML: it works by script alone', () => {
    addAnalyticsTag();
    expect(renderToString(<AnalyticsChoice />)).toBe('');
  });
});
