import copyToClipboard from 'clipboard-copy';
import { copyText } from '@/demo/copyText';

jest.mock('clipboard-copy', () => jest.fn());
const copy = jest.mocked(copyToClipboard);

describe('copyText', () => {
  it('copies, and says that it is done', async () => {
    copy.mockResolvedValue(undefined);
    expect(await copyText('the text', 'Done.')).toBe('Done.');
    expect(copy.mock.calls).toEqual([['the text']]);
  });

  it('says why it could not copy', async () => {
    copy.mockRejectedValue(new DOMException('The request is not allowed', 'NotAllowedError'));
    expect(await copyText('the text', 'Done.')).toBe('The request is not allowed');
  });
});
