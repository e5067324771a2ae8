import { render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { OptionalPart } from '@/site/OptionalPart';
import { expectErrors } from '../../fixtures/expectErrors';

const Missing = lazy<() => null>(() => Promise.reject(new Error('Loading chunk 1 failed.')));

const page = (key: number, part = <Missing />, onFail?: () => void) => (
  <>
    <p>Page</p>
    <OptionalPart key={key} fallback={<a href="/a/">Way on</a>} onFail={onFail}>
      <Suspense fallback={null}>{part}</Suspense>
    </OptionalPart>
  </>
);

describe('OptionalPart', () => {
  it('shows the part', () => {
    render(page(0, <p>Part</p>));
    expect(screen.getByText('Part')).toBeInTheDocument();
  });

  it('leaves the page alive when the code of the part does not come, and says so once', async () => {
    expectErrors(/The above error occurred|Loading chunk 1 failed/);
    const onFail = jest.fn();
    render(page(0, <Missing />, onFail));
    expect(await screen.findByRole('link', { name: 'Way on' })).toBeInTheDocument();
    expect(screen.getByText('Page')).toBeInTheDocument();
    expect(onFail).toHaveBeenCalledTimes(1);
  });

  it('tries again with a new key', async () => {
    expectErrors(/The above error occurred|Loading chunk 1 failed/);
    const { rerender } = render(page(0));
    await screen.findByRole('link', { name: 'Way on' });
    rerender(page(1, <p>Part</p>));
    expect(screen.getByText('Part')).toBeInTheDocument();
  });
});
