import { exportSource } from '@/demo/exportSource';
import { exportDemo } from '@/demo/export/exportDemo';
import { codeOf, demoOf, productOf } from '../../fixtures/demo';
import { loadCounter } from '../../fixtures/showDemo';

jest.mock('@/demo/export/exportDemo', () => ({ exportDemo: jest.fn() }));

const demo = demoOf();
const [source] = codeOf(demo).sources;
const say = jest.fn();
const current = jest.fn();
const props = { demo, product: productOf(loadCounter, { demoTheme: 'joy' }), current, say };

beforeEach(() => {
  say.mockReset();
  current.mockReset().mockResolvedValue(source);
  jest.mocked(exportDemo).mockReset();
});

describe('exportSource', () => {
  it.each(['stackblitz', 'codesandbox', 'download'] as const)(
    'hands the code over to %s, with its title and theme',
    async (kind) => {
      await exportSource(kind, props, 'Failed.');
      expect(jest.mocked(exportDemo).mock.calls).toEqual([
        [kind, source, { title: 'Basic', demoTheme: 'joy' }],
      ]);
      expect(say).not.toHaveBeenCalled();
    },
  );

  it('does nothing when the code has not come: that is said where it is loaded', async () => {
    current.mockResolvedValue(null);
    await exportSource('download', props, 'Failed.');
    expect(exportDemo).not.toHaveBeenCalled();
    expect(say).not.toHaveBeenCalled();
  });

  it('says that the project could not be made', async () => {
    jest.mocked(exportDemo).mockImplementation(() => {
      throw new Error('Loading chunk 1 failed.');
    });
    await exportSource('download', props, 'Failed.');
    expect(say.mock.calls).toEqual([['Failed.']]);
  });
});
