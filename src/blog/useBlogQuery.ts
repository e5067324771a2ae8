import { useRouter } from 'next/router';
import { useEffect, useRef, type RefObject } from 'react';
import { readBlogQuery, type BlogQuery } from './blogQuery';

/**
 * What the address asks the list for, and a function that goes to another address of the list. After a choice the heading of the
 * list comes into view and gets the focus: what was pressed may be gone. Going back and forth moves nothing.
 */
export function useBlogQuery(heading: RefObject<HTMLElement>): {
  query: BlogQuery;
  choose: (address: string) => void;
} {
  const router = useRouter();
  const isChosen = useRef(false);
  const { asPath } = router;

  useEffect(() => {
    if (!isChosen.current) return;
    isChosen.current = false;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [asPath, heading]);

  const choose = (address: string) => {
    isChosen.current = true;
    void router.push(address, undefined, { shallow: true, scroll: false });
  };
  return { query: readBlogQuery(router.query), choose };
}
