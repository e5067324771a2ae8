import { act, fireEvent, render, screen } from '@testing-library/react';
import { BareFrame } from '@/site/BareFrame';

jest.mock('next/router', () =>
  jest.requireActual<{ mockRouter: () => object }>('../../fixtures/router').mockRouter(),
);

const writeText = jest.fn(() => Promise.resolve());

beforeEach(() => {
  writeText.mockClear();
  Object.assign(navigator, { clipboard: { writeText } });
});
afterEach(() => void Reflect.deleteProperty(navigator, 'clipboard'));

const show = () =>
  render(
    <BareFrame>
      <h1>Title</h1>
      <div className="code">
        <code>npm install</code>
        <button type="button" data-copy="">
          Copy
        </button>
      </div>
    </BareFrame>,
  );

const button = () => screen.getByRole('button');

describe('BareFrame', () => {
  it('puts nothing around its page', () => {
    show();
    expect(screen.getByRole('heading')).toHaveTextContent('Title');
    for (const role of ['banner', 'navigation', 'contentinfo', 'link'])
      expect(screen.queryByRole(role)).toBeNull();
  });

  it('has code copied, and tells a screen reader', async () => {
    show();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    fireEvent.click(button());
    await act(() => Promise.resolve());
    expect(writeText.mock.calls).toEqual([['npm install']]);
    expect(button()).toHaveTextContent('Copied');
    expect(screen.getByRole('status')).toHaveTextContent('Copied');
  });

  it.each([
    ['MacIntel', 'or ⌘ C'],
    ['Win32', 'or Ctrl + C'],
  ])('hints at the keys of %s', async (platform, hint) => {
    jest.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);
    show();
    await act(() => Promise.resolve());
    fireEvent.mouseOver(button());
    expect(button()).toHaveAttribute('title', hint);
  });
});
