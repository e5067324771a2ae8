import { fireEvent, render, screen } from '@testing-library/react';
import { useClientNavigation } from '@/site/useClientNavigation';
import { watchFollowedLinks } from '../../fixtures/followedLinks';
import { router } from '../../fixtures/router';

jest.mock('next/router', () =>
  jest.requireActual<{ mockRouter: () => object }>('../../fixtures/router').mockRouter(),
);

/** A page with one link, in HTML that React does not know. */
function Page({ link }: { link: string }) {
  useClientNavigation();
  return <div dangerouslySetInnerHTML={{ __html: link }} />;
}

function show(link: string) {
  render(<Page link={link} />);
  return screen.getByTestId('link');
}

const linkTo = (href: string, attributes = '') =>
  `<a data-testid="link" href="${href}" ${attributes}>Link</a>`;

beforeEach(() => window.history.replaceState(null, '', '/here/'));

describe('a press of a link', () => {
  it.each([
    '/versions/',
    '/versions/#a',
    '/search/?q=a#b',
    '/here/?a=1',
    '/here/?a=1#b',
    '/',
    'a/',
  ])('is routed on the client for %s', (href) => {
    const followed = watchFollowedLinks();
    fireEvent.click(show(linkTo(href)));
    const { pathname, search, hash } = new URL(href, window.location.href);
    expect(router.push.mock.calls).toEqual([[pathname + search + hash]]);
    expect(followed).toEqual([]);
  });

  it.each(['/here/', ''])('leads to the top of the page when "%s" is this page', (href) => {
    const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const followed = watchFollowedLinks();
    fireEvent.click(show(linkTo(href)));
    expect(scroll.mock.calls).toEqual([[{ top: 0 }]]);
    expect(router.push).not.toHaveBeenCalled();
    expect(followed).toEqual([]);
  });

  it('is routed also when what stands in the link is pressed', () => {
    watchFollowedLinks();
    render(<Page link="<a href='/versions/'><code><b>Deep</b></code></a>" />);
    fireEvent.click(screen.getByText('Deep'));
    expect(router.push).toHaveBeenCalledWith('/versions/');
  });

  it.each([
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])('is left to the browser with %j', (init) => {
    const followed = watchFollowedLinks();
    fireEvent.click(show(linkTo('/versions/')), init);
    expect(router.push).not.toHaveBeenCalled();
    expect(followed).toEqual(['/versions/']);
  });

  it.each([
    ['to another site', linkTo('https://mui.com/material-ui/')],
    ['to another port', linkTo('http://localhost:3000/versions/')],
    ['to write a mail', linkTo('mailto:a@example.com')],
    ['that opens a window', linkTo('/versions/', 'target="_blank"')],
    ['that downloads', linkTo('/versions/', 'download')],
    ['to an anchor of this page', linkTo('#sizes')],
    ['to an anchor of this page by its whole address', linkTo('/here/#sizes')],
    ['to a file', linkTo('/static/error-codes.json')],
    ['to an image', linkTo('/favicon.svg?v=2')],
    ['that does something of its own', linkTo('/search/', 'data-own-click=""')],
  ])('is left to the browser for a link %s', (_what, link) => {
    const followed = watchFollowedLinks();
    fireEvent.click(show(link));
    expect(router.push).not.toHaveBeenCalled();
    expect(followed).toHaveLength(1);
  });

  it('is not routed when something else has taken it', () => {
    const link = show(linkTo('/versions/'));
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    expect(router.push).not.toHaveBeenCalled();
  });

  it('is nothing where there is no link', () => {
    const followed = watchFollowedLinks();
    fireEvent.click(show('<a data-testid="link">No address</a>'));
    fireEvent.click(document.body);
    expect(router.push).not.toHaveBeenCalled();
    expect(followed).toEqual(['']);
  });
});

describe('the data of a page', () => {
  it('is not fetched because a link is there', () => {
    show(linkTo('/versions/'));
    expect(router.prefetch).not.toHaveBeenCalled();
  });

  it.each(['pointerOver', 'focusIn', 'touchStart'] as const)(
    'is fetched ahead on %s',
    (interest) => {
      fireEvent[interest](show(linkTo('/versions/?a=1#b')));
      expect(router.prefetch.mock.calls).toEqual([['/versions/']]);
      expect(router.push).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['to another site', linkTo('https://mui.com/material-ui/')],
    ['to an anchor of this page', linkTo('#sizes')],
    ['to this page', linkTo('/here/')],
    ['to a file', linkTo('/favicon.svg')],
    ['that opens a window', linkTo('/versions/', 'target="_blank"')],
    ['that opens a group of the navigation', linkTo('/versions/', 'data-group=""')],
  ])('is not fetched ahead for a link %s', (_what, link) => {
    fireEvent.pointerOver(show(link));
    expect(router.prefetch).not.toHaveBeenCalled();
  });
});

describe('useClientNavigation', () => {
  it('stops listening when its owner goes', () => {
    const followed = watchFollowedLinks();
    const { unmount } = render(<Page link="" />);
    unmount();
    document.body.innerHTML = linkTo('/versions/');
    const link = screen.getByTestId('link');
    fireEvent.pointerOver(link);
    fireEvent.click(link);
    expect(router.push).not.toHaveBeenCalled();
    expect(router.prefetch).not.toHaveBeenCalled();
    expect(followed).toEqual(['/versions/']);
  });
});
