import { EditPage } from './EditPage';
import { PageActions, type PageActionsProps } from './PageActions';

/** What a reader can do about a page, at its end: mend it, take its text along, and say what is wrong with it. */
export function PageFoot({ page, address = null }: PageActionsProps) {
  return (
    <>
      <EditPage source={page.source} />
      <PageActions page={page} address={address} />
    </>
  );
}
