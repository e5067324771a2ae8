/** @jest-environment node */
import path from 'node:path';
import { articleAddress } from '@/site/articleAddress.server';

describe('articleAddress', () => {
  it.each([
    [['data', 'material-ui', 'react-button.md'], '/material-ui/react-button/'],
    [['data', 'x', 'react-data-grid', 'editing.md'], '/x/react-data-grid/editing/'],
  ])('puts %j at %s', (parts, address) => {
    expect(articleAddress(path.join(...parts))).toBe(address);
  });
});
