/** @jest-environment node */
import { apiParts } from '@/api-reference/apiParts.server';
import type { ApiEntry, InterfaceApi } from '@/api-reference/apiTypes';
import { translator } from '@/i18n/translator.server';
import { componentApi, hookApi } from '../../fixtures/apiEntries';

const partsOf = (...entries: ApiEntry[]) =>
  apiParts(entries, { translate: translator('en'), userLanguage: 'en' });

const button = componentApi('Button', 'button');
const hook = hookApi('useButton', 'use-button');
const { name, id, package: from, description, imports, props } = button;
const column: InterfaceApi = {
  kind: 'interface',
  name,
  id,
  package: from,
  description,
  imports,
  properties: props,
};

describe('apiParts', () => {
  it('names what a component has', () => {
    expect(partsOf(button)).toBe('Props, slots, CSS classes and imports');
    expect(partsOf({ ...button, slots: [], classes: [] })).toBe('Props and imports');
  });

  it('counts props of others, and no empty list', () => {
    expect(partsOf({ ...button, props: [], slots: [], classes: [] })).toBe('Props and imports');
    expect(partsOf({ ...button, props: [], inherited: [], slots: [] })).toBe(
      'CSS classes and imports',
    );
  });

  it('names what a hook has', () => {
    expect(partsOf(hook)).toBe('Parameters, return value and imports');
    expect(partsOf({ ...hook, parameters: [] })).toBe('Return value and imports');
  });

  it('names what an interface has: properties alone, when it is not imported', () => {
    expect(partsOf(column)).toBe('Properties and imports');
    expect(partsOf({ ...column, imports: [] })).toBe('Properties');
  });

  it('names what several have together, each part once', () => {
    expect(partsOf({ ...button, classes: [] }, { ...button, slots: [] })).toBe(
      'Props, slots, CSS classes and imports',
    );
  });
});
