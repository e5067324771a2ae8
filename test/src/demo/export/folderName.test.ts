import { folderName } from '@/demo/export/folderName';

describe('folderName', () => {
  it.each([
    ['BasicButtons', 'basic-buttons'],
    ['Button: sizes & colors', 'button-sizes-colors'],
    ['../../etc/passwd', 'etc-passwd'],
    ['  ', 'demo'],
    ['按钮', 'demo'],
  ])('makes of %p %p', (title, name) => {
    expect(folderName(title)).toBe(name);
  });
});
