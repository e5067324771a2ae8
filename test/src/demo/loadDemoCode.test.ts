import { loadDemoCode } from '@/demo/loadDemoCode';
import { codeOf, demoOf, serveDemoCode } from '../../fixtures/demo';

describe('loadDemoCode', () => {
  it('asks for the data of the demo’s own page in the build of the document', async () => {
    const demo = demoOf({ name: 'Asked' });
    const fetch = serveDemoCode(demo);
    expect(await loadDemoCode(demo.path)).toEqual(codeOf(demo));
    expect(fetch.mock.calls).toEqual([['/_next/data/b1/demos/joy-ui/react-button/Asked.json']]);
  });

  it('asks once, however often it is called', async () => {
    const demo = demoOf({ name: 'Once' });
    const fetch = serveDemoCode(demo);
    const [first, second] = await Promise.all([loadDemoCode(demo.path), loadDemoCode(demo.path)]);
    expect(await loadDemoCode(demo.path)).toBe(first);
    expect(second).toBe(first);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('asks again after a failure', async () => {
    const demo = demoOf({ name: 'Again' });
    serveDemoCode();
    await expect(loadDemoCode(demo.path)).rejects.toThrow(`404 ${demo.path}`);
    serveDemoCode().mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(loadDemoCode(demo.path)).rejects.toThrow('Failed to fetch');
    serveDemoCode(demo);
    expect(await loadDemoCode(demo.path)).toEqual(codeOf(demo));
  });
});
