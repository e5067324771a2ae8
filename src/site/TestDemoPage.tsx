import { docsInfra } from '@data/docsInfra';
import { BareFrame } from './BareFrame';
import { DemoPage } from './DemoPage';
import type { DemoPageProps } from './pageProps';

/** A demo of the test pages alone. */
export function TestDemoPage(props: DemoPageProps) {
  return <DemoPage {...props} product={docsInfra} />;
}

TestDemoPage.Layout = BareFrame;
