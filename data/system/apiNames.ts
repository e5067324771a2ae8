import type { ApiProduct } from '@/api-reference/extract/apiProduct';

/** Every component of MUI System that has an API page. */
export const systemApi: ApiProduct = {
  id: 'system',
  groups: [
    {
      kind: 'component',
      package: '@mui/system',
      href: '/system/api/{id}/',
      names: ['Box', 'Container', 'Unstable_Grid', 'Stack'],
    },
  ],
};
