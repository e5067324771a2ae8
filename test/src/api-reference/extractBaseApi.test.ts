/** @jest-environment node */
import { extractComponent, extractHook } from '@/api-reference/extractBaseApi.server';

describe('extractComponent', () => {
  const button = extractComponent('Button');
  const membersOf = (id: string) => button.tables.find((table) => table.id === id)?.members ?? [];

  it('names the component, its anchor and the ways to import it', () => {
    expect(button).toMatchObject({
      name: 'Button',
      id: 'button',
      imports:
        "import { Button } from '@mui/base/Button';\n// or\nimport { Button } from '@mui/base';",
    });
  });

  it('lists its props with type, default and description, as the package declares them', () => {
    expect(membersOf('props')).toContainEqual({
      name: 'disabled',
      type: 'boolean',
      required: false,
      defaultValue: 'false',
      description: expect.stringContaining('disabled') as string,
    });
    expect(membersOf('props').map(({ name }) => name)).toEqual(
      expect.arrayContaining(['children', 'focusableWhenDisabled', 'slotProps', 'slots']),
    );
  });

  it('lists its slots', () => {
    expect(membersOf('slots').map(({ name }) => name)).toEqual(['root']);
  });

  it('fails for a component that the package does not have', () => {
    expect(() => extractComponent('Nothing')).toThrow(/Nothing/);
  });
});

describe('extractHook', () => {
  const hook = extractHook('useButton');

  it('names the hook and its anchor', () => {
    expect(hook).toMatchObject({ name: 'useButton', id: 'use-button' });
    expect(hook.imports).toContain("import { useButton } from '@mui/base/useButton';");
  });

  it('lists parameters and return value', () => {
    expect(hook.tables.map(({ id }) => id)).toEqual(['parameters', 'return-value']);
    const [parameters, returned] = hook.tables.map(({ members }) =>
      members.map(({ name }) => name),
    );
    expect(parameters).toEqual(expect.arrayContaining(['disabled', 'rootRef', 'type']));
    expect(returned).toEqual(expect.arrayContaining(['getRootProps', 'active', 'focusVisible']));
  });
});
