import type { AnchorHTMLAttributes } from 'react';
import { isPlainClick } from '@/ui/isPlainClick';
import { blogAddress, type BlogQuery } from './blogQuery';

interface QueryLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** What the address of the link asks the list for. */
  query: BlogQuery;
  /** Called with the address instead of loading the page. */
  onChoose: (address: string) => void;
}

/** A link that changes what the list shows. It is an address like any other: it can be copied and opened in a new tab. */
export function QueryLink({ query, onChoose, ...props }: QueryLinkProps) {
  const address = blogAddress(query);
  return (
    <a
      {...props}
      href={address}
      data-own-click=""
      onClick={(event) => {
        if (!isPlainClick(event.nativeEvent)) return;
        event.preventDefault();
        onChoose(address);
      }}
    />
  );
}
