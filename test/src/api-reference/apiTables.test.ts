import { API_TABLES, apiTables } from '@/api-reference/apiTables';
import { lampApi, lampDefApi, useLampApi } from '../../fixtures/componentApi';

const idsOf = (entry: Parameters<typeof apiTables>[0]) => apiTables(entry).map(({ id }) => id);

describe('apiTables', () => {
  it('lists what each kind of entry has, in the order of the page', () => {
    expect(idsOf(lampApi)).toEqual(['props', 'slots', 'classes']);
    expect(idsOf(useLampApi)).toEqual(['parameters', 'return-value']);
    expect(idsOf(lampDefApi)).toEqual(['properties']);
  });

  it('leaves out what is empty, but for the props', () => {
    expect(idsOf({ ...lampApi, props: [], slots: [], classes: [] })).toEqual(['props']);
    expect(idsOf({ ...useLampApi, parameters: [] })).toEqual(['return-value']);
    expect(idsOf({ ...lampDefApi, properties: [] })).toEqual([]);
  });

  it('gives every list a name column first and a description last', () => {
    for (const { heads } of Object.values(API_TABLES)) {
      expect(['apiName', 'apiClassName']).toContain(heads[0]);
      expect(heads.at(-1)).toBe('apiDescription');
    }
  });
});
