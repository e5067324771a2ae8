import Router from 'next/router';
import { whenIdle } from '@/ui/whenIdle';
import { forgetFields } from './changedFields';
import { isReaderBusy } from './isReaderBusy';
import { keepPage } from './keepPage';
import { loadNextPage } from './loadNextPage';
import { registerServiceWorker } from './registerServiceWorker';
import { reloadForUpdate } from './reloadForUpdate';

/** Registers the worker, follows its updates and has it keep each page that the reader opens. A browser that refuses is no error. */
export async function startServiceWorker(): Promise<void> {
  const { router } = Router;
  const onReplaced = reloadForUpdate({
    isBusy: isReaderBusy,
    reload: () => window.location.reload(),
    loadNextPage: () => router && loadNextPage(router),
  });
  try {
    await registerServiceWorker(onReplaced);
    Router.events.on('routeChangeComplete', onRouteChange);
    await keepPage();
  } catch {
    // Without a worker the site reads the same, with the network.
  }
}

let path = typeof window === 'undefined' ? '' : window.location.pathname;

function onRouteChange(): void {
  if (window.location.pathname === path) return;
  path = window.location.pathname;
  forgetFields();
  void whenIdle().then(keepPage);
}
