import { parseSync, Visitor } from 'vite';

/** What React offers that does something in a browser only; the rest (context, memo, ids) renders anywhere. */
const LIVE = new Set([
  'useState',
  'useReducer',
  'useEffect',
  'useLayoutEffect',
  'useInsertionEffect',
  'useEffectEvent',
  'useRef',
  'createRef',
  'useImperativeHandle',
  'useSyncExternalStore',
  'useTransition',
  'startTransition',
  'useDeferredValue',
  'useActionState',
  'useOptimistic',
  'useFormStatus',
  'Component',
  'PureComponent',
]);
const HANDLER = /^on[A-Z]/;
const isReact = (from: string) => from === 'react' || from === 'react-dom';
const isPackage = (from: string) => !/^(?:\.|#|\/)/.test(from);

/** Something that only a hydrated component can do: where it stands (line, from 1) and what it is, in words. */
export type Interaction = { line: number; what: string };

/** An import of a module's value: what it is called there and here. */
export type ImportedName = { from: string; name: string; local: string };

/** What the guard of islands wants to know of a module. */
export type ModuleFacts = {
  interactions: Interaction[];
  imports: ImportedName[];
  /** Names that stand as elements (`<Name />`), and those given as `of` to an `<Island>`. */
  elements: Set<string>;
  islands: Set<string>;
  usesId: boolean;
};

/** A module's syntax tree. Throws where the text is no TypeScript. */
export function parseModule(code: string, file: string) {
  const { program, errors } = parseSync(file, code, { lang: file.endsWith('x') ? 'tsx' : 'ts' });
  if (errors[0] !== undefined) throw new Error(`${file}: ${errors[0].message}`);
  return program;
}

/** The line, from 1, on which the sign at an offset stands. */
export const lineAt = (code: string, offset: number): number => code.slice(0, offset).split('\n').length;

/**
 * Reads a module's syntax tree: state, effects, refs, transitions and forms of React under any name, hooks of other packages,
 * class components, event handlers as attributes or as keys of an object that may be spread.
 *
 * @throws Error where the text is no TypeScript.
 */
export function readModule(code: string, file: string): ModuleFacts {
  const program = parseModule(code, file);
  const facts: ModuleFacts = { interactions: [], imports: [], elements: new Set(), islands: new Set(), usesId: false };
  const found = (node: { start: number }, what: string) =>
    facts.interactions.push({ line: lineAt(code, node.start), what });
  const namespaces = new Set<string>();
  const patterns = new Set<number>();

  new Visitor({
    ImportDeclaration(node) {
      if (node.importKind === 'type') return;
      const from = node.source.value;
      for (const each of node.specifiers) {
        if (each.type !== 'ImportSpecifier') {
          if (isReact(from)) namespaces.add(each.local.name);
          facts.imports.push({
            from,
            name: each.type === 'ImportDefaultSpecifier' ? 'default' : '*',
            local: each.local.name,
          });
          continue;
        }
        if (each.importKind === 'type') continue;
        const name = each.imported.type === 'Literal' ? each.imported.value : each.imported.name;
        facts.imports.push({ from, name, local: each.local.name });
        if (isReact(from) && LIVE.has(name)) found(each, name);
        if (isReact(from) && name === 'useId') facts.usesId = true;
        if (!isReact(from) && isPackage(from) && /^use[A-Z]/.test(name)) found(each, `the hook ${name} of ${from}`);
      }
    },
    MemberExpression(node) {
      if (node.object.type !== 'Identifier' || !namespaces.has(node.object.name)) return;
      const { property } = node;
      const name = property.type === 'Identifier' ? property.name : property.type === 'Literal' ? property.value : '';
      if (typeof name === 'string' && LIVE.has(name)) found(node, name);
      if (name === 'useId') facts.usesId = true;
    },
    JSXAttribute(node) {
      const name = node.name.type === 'JSXIdentifier' ? node.name.name : '';
      if (HANDLER.test(name)) found(node, `the event handler ${name}`);
      if (name === 'ref') found(node, 'a ref');
    },
    Property(node) {
      const { key, value } = node;
      const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? key.value : '';
      const isFunction = /^(?:ArrowFunctionExpression|FunctionExpression|Identifier|MemberExpression)$/.test(
        value.type,
      );
      // A pattern (`{ onChange }` of a component's props) takes one; an expression gives one.
      if (typeof name === 'string' && HANDLER.test(name) && isFunction && !patterns.has(node.start)) {
        found(node, `the event handler ${name}`);
      }
    },
    ObjectPattern(node) {
      for (const each of node.properties) patterns.add(each.start);
    },
    JSXOpeningElement(node) {
      if (node.name.type !== 'JSXIdentifier') return;
      facts.elements.add(node.name.name);
      if (node.name.name !== 'Island') return;
      for (const each of node.attributes) {
        if (each.type !== 'JSXAttribute' || each.name.name !== 'of') continue;
        if (each.value?.type === 'JSXExpressionContainer' && each.value.expression.type === 'Identifier') {
          facts.islands.add(each.value.expression.name);
        }
      }
    },
  }).visit(program);
  return facts;
}
