/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { productIdentifiers } from '@data/productIdentifiers';
import { products } from '@data/products';
import { versions } from '@data/versions';
import { versionHost } from '@/site/releasedVersions';
import joyPackage from '@mui/joy/package.json';
import materialPackage from '@mui/material/package.json';

describe('the data of the versions page', () => {
  it('has the version that is installed', () => {
    expect(versions.current).toBe(`v${materialPackage.version}`);
  });

  it('has every documented package', () => {
    const names = versions.products.flatMap(({ packages }) => packages.map(({ name }) => name));
    expect(names).toEqual(expect.arrayContaining(products.map(({ packageName }) => packageName)));
  });

  it('names as last release of a major one of that major', () => {
    for (const { version, lastRelease } of versions.earlier)
      expect(`v${lastRelease.split('.')[0]}`).toBe(version);
  });

  it('has no newer major that is not newer, newest first', () => {
    for (const { id, newerMajors } of versions.products) {
      const current = productIdentifiers[id]?.versions.find((row) => row.current)?.text ?? '';
      const majors = newerMajors.map((major) => Number(major.slice(1)));
      expect(majors).toEqual([...majors].sort((a, b) => b - a));
      for (const major of majors) expect(major).toBeGreaterThan(parseInt(current.slice(1), 10));
    }
  });

  it('leads to the hosts that the menus lead to', () => {
    const addresses = Object.values(productIdentifiers).flatMap((row) =>
      row.versions.flatMap(({ href }) => (href?.startsWith('https://v') ? [new URL(href)] : [])),
    );
    expect(addresses.length).toBeGreaterThan(0);
    for (const { origin, host } of addresses)
      expect(origin).toBe(versionHost(host.split('.')[0] ?? ''));
  });

  it('explains numbers with those that are installed', () => {
    const text = readFileSync('data/versions.md', 'utf8');
    const written = new Set(text.match(/\d+\.\d+\.\d+(-beta\.\d+)?/g));
    expect([...written].sort()).toEqual(
      ['5.0.0', joyPackage.version, materialPackage.version].sort(),
    );
  });
});
