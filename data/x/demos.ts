import type { ComponentType } from 'react';
import type { DemoLoader } from '@/products/types';

/** Each demo of the product is a chunk of its own. Components of the Pro and Premium plans are told the site's license key, if it has one. */
export const loadDemo: DemoLoader = async (path) => {
  if (process.env['NEXT_PUBLIC_MUI_LICENSE']) {
    const { LicenseInfo } = await import('@mui/x-license-pro');
    LicenseInfo.setLicenseKey(process.env['NEXT_PUBLIC_MUI_LICENSE']);
  }
  return (await import(`./${path}.tsx`)) as { default: ComponentType };
};
