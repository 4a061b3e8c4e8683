import { type ChildNode, parse } from 'postcss';
import { parseAst } from 'vite';

/** Every match of a pattern's first group. */
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

/**
 * The features that a style sheet uses, by the paths that browser-compat-data may give them: `css.properties.gap`. What stands
 * in an `@supports` that asks for it is left out: browsers that lack it do not read it.
 */
export function featuresOfStyles(css: string): Set<string> {
  const found = new Set<string>();
  const add = (path: string, name: string, { parent }: ChildNode) => {
    for (let outer = parent; outer !== undefined; outer = outer.parent as typeof parent)
      if (outer.type === 'atrule' && 'name' in outer && outer.name === 'supports' && outer.params.includes(name))
        return;
    found.add(`${path}.${name}`);
  };
  parse(css).walk((node) => {
    if (node.type === 'atrule') {
      add('css.at-rules', node.name, node);
      for (const name of matches(node.params, /\(([a-z-]+)/g)) add(`css.at-rules.${node.name}`, name, node);
    } else if (node.type === 'rule') {
      for (const name of matches(node.selector, /::?([a-z-]+)/g)) add('css.selectors', name, node);
    } else if (node.type === 'decl') {
      const { parent, prop, value } = node;
      const path = parent?.type === 'atrule' && 'name' in parent ? `css.at-rules.${parent.name}` : 'css.properties';
      add(path, prop, node);
      for (const name of matches(value, /([a-z-]+)\(/g)) add('css.types', name, node);
      for (const name of matches(value, /(?<![\w-])([a-z-]+)(?![\w(-])/g)) add(`${path}.${prop}`, name, node);
    }
  });
  return found;
}

/** The elements and attributes of a document, and those of their values that are words. */
export function featuresOfDocument(html: string): Set<string> {
  const found = new Set<string>();
  for (const [, element = '', attributes = ''] of html.matchAll(
    /<([a-z][a-z0-9]*)((?:\s+[^\s=>]+(?:="[^"]*")?)*)\s*\/?>/g,
  )) {
    found.add(`html.elements.${element}`);
    for (const [, name = '', value = ''] of attributes.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)) {
      for (const path of [`html.elements.${element}.${name}`, `html.global_attributes.${name}`]) {
        found.add(path);
        if (/^[a-z-]+$/.test(value)) found.add(`${path}.${value}`);
      }
    }
  }
  return found;
}

/** Part of a script's syntax tree. */
type Node = { [key: string]: unknown };

/** Calls `visit` for every node of a syntax tree. */
function walk(tree: unknown, visit: (node: Node) => void): void {
  if (typeof tree !== 'object' || tree === null) return;
  if ('type' in tree) visit(tree as Node);
  for (const each of Object.values(tree)) walk(each, visit);
}

/**
 * The names of the functions that a script calls, and the names that it gives to its own. Calls with `?.()` are left out: they
 * are their own fallback. Functions whose name has up to three letters are left out too: the minifier named them.
 */
export function callsOfScript(script: string): { called: Set<string>; own: Set<string> } {
  const called = new Set<string>();
  const own = new Set<string>();
  walk(parseAst(script), ({ type, optional, callee, key, left }) => {
    if (/^(Call|New)Expression$/.test(`${type}`) && optional !== true) {
      const { name, property } = callee as { name?: string; property?: Node };
      if (property !== undefined) called.add(`${property.name}`);
      else if (name !== undefined && name.length > 3) called.add(name);
    } else if (/^(Property|MethodDefinition|PropertyDefinition)$/.test(`${type}`)) {
      own.add(`${(key as Node).name ?? (key as Node).value}`);
    } else if (type === 'AssignmentExpression') {
      own.add(`${((left as Node).property as Node | undefined)?.name}`);
    }
  });
  return { called, own };
}
