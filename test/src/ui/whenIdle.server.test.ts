/** @jest-environment node */
import { whenIdle } from '@/ui/whenIdle';

describe('whenIdle on the server', () => {
  it('does not wait', async () => {
    await expect(whenIdle()).resolves.toBeUndefined();
  });
});
