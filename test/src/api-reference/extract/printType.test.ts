/** @jest-environment node */
import ts from 'typescript';
import { newScope } from '@/api-reference/extract/readMember.server';
import { printType } from '@/api-reference/extract/printType.server';
import { declarations } from '../../../fixtures/declarations';

const { checker, file } = declarations(`
  import * as React from 'react';
  import { SxProps } from '@mui/system';
  import { OverridableStringUnion } from '@mui/types';

  export interface Actions { focusVisible(): void }
  interface NoOverrides {}
  type Sizes = 'small' | 'medium';
  export type Handler<E> = (event: E, value: number) => void;
  type Loop = { next: Loop };
  type Value<T, Multiple extends boolean> = Multiple extends true ? T[] : T | null;
  interface Shapes { round: { radius: number } }
  type Deep<T, K extends keyof T> = T[K];

  export interface Cases<T, Row extends Actions = any, V = any> {
    keyword: string;
    union: 'small' | 'medium' | 'large';
    extendable: OverridableStringUnion<'text' | 'outlined', NoOverrides>;
    alias: Sizes | number;
    yesOrNo: true | 'auto' | false;
    node: React.ReactNode;
    elementType: React.ElementType;
    ref: React.Ref<Actions>;
    anyRef: React.Ref<any>;
    sx: SxProps<{ palette: string }>;
    handler: (event: React.SyntheticEvent, value?: number | undefined, ...rest: string[]) => void;
    reactHandler: React.MouseEventHandler<HTMLButtonElement>;
    array: Array<string | number>;
    readonlyArray: ReadonlyArray<T>;
    tuple: [start: number, end: number];
    object: { root?: object; 'data-id': string };
    record: Record<string, unknown>;
    indexSignature: { [key: string]: number };
    functionOrNode: React.ReactNode | (() => React.ReactNode);
    named: Actions;
    partial: Partial<Actions>;
    nonNullable: NonNullable<string | null>;
    indexed: React.HTMLAttributes<any>['tabIndex'];
    looked: Shapes['round'];
    computed: Deep<Shapes, 'round'>;
    conditional: Value<T, boolean>;
    constrained: Row;
    defaulted: V;
    free: T;
    keys: keyof Shapes;
    recursive: Loop;
    type: typeof globalThis;
    generic: <X>(value: X) => value is X;
    publicAlias: Handler<Event>;
  }
`);

const cases = file.statements.find(
  (node): node is ts.InterfaceDeclaration =>
    ts.isInterfaceDeclaration(node) && ts.idText(node.name) === 'Cases',
);

function print(name: string) {
  const member = cases?.members.find((node) => node.name?.getText() === name);
  if (!member || !ts.isPropertySignature(member) || !member.type) throw new Error(`No ${name}.`);
  const isPublic = (symbol: ts.Symbol) =>
    Boolean(
      symbol.declarations?.some(
        (node) => ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Export,
      ),
    );
  const scope = newScope({ checker, isPublic });
  return { text: printType(member.type, scope), mentioned: [...scope.mentioned] };
}

describe('printType', () => {
  it.each([
    ['keyword', 'string'],
    ['union', "'small' | 'medium' | 'large'"],
    ['extendable', "'text' | 'outlined' | string"],
    ['alias', "'small' | 'medium' | number"],
    ['yesOrNo', "boolean | 'auto'"],
    ['node', 'ReactNode'],
    ['elementType', 'ElementType'],
    ['ref', 'Ref<Actions>'],
    ['anyRef', 'Ref'],
    ['sx', 'SxProps'],
    ['handler', '(event: SyntheticEvent, value?: number, ...rest: string[]) => void'],
    ['reactHandler', 'MouseEventHandler<HTMLButtonElement>'],
    ['array', '(string | number)[]'],
    ['tuple', '[number, number]'],
    ['object', "{ root?: object, 'data-id': string }"],
    ['record', 'Record<string, unknown>'],
    ['indexSignature', '{ [key: string]: number }'],
    ['functionOrNode', 'ReactNode | (() => ReactNode)'],
    ['named', 'Actions'],
    ['partial', 'Partial<Actions>'],
    ['nonNullable', 'string'],
    ['indexed', 'number'],
    ['looked', '{ radius: number }'],
    ['computed', '{ radius: number }'],
    ['recursive', '{ next: Loop }'],
    ['keys', "'round'"],
    ['generic', '(value: X) => boolean'],
    ['publicAlias', 'Handler'],
  ])('prints %s as %s', (name, text) => {
    expect(print(name).text).toBe(text);
  });

  it.each([
    ['by its name', 'free', 'T'],
    ['by its constraint', 'constrained', 'Actions'],
    ['by its default when its one letter tells nothing', 'defaulted', 'any'],
    ['inside others', 'readonlyArray', 'readonly T[]'],
    ['in both branches of a condition', 'conditional', 'T[] | T | null'],
  ])('prints a type parameter %s', (_, name, text) => {
    expect(print(name).text).toBe(text);
  });

  it('notes the named types of the libraries, not those of React', () => {
    expect(print('ref').mentioned.map(({ name }) => name)).toEqual(['Actions']);
    expect(print('node').mentioned).toEqual([]);
  });
});
