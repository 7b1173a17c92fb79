export { compileJson } from '../server/esquemas/compile-json.ts';
export { compileXsd } from '../server/esquemas/compile-xsd.ts';
