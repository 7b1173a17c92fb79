import { XmlDocument, XmlElement, XmlText, type XmlTreeNode } from 'libxml2-wasm';

const RDF = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#';
const XML = 'http://www.w3.org/XML/1998/namespace';
const XSD_STRING = 'http://www.w3.org/2001/XMLSchema#string';

function listHijos(parent: XmlElement): XmlElement[] {
  const found: XmlElement[] = [];
  for (let node: XmlTreeNode | null = parent.firstChild; node; node = node.next)
    if (node instanceof XmlElement) found.push(node);
  return found;
}

function textOf(parent: XmlElement): string {
  let text = '';
  for (let node: XmlTreeNode | null = parent.firstChild; node; node = node.next)
    if (node instanceof XmlText) text += node.content;
  return text;
}

const attribute = (element: XmlElement, name: string, namespace: string): string | undefined =>
  element.attrs.find((one) => one.name === name && one.namespaceUri === namespace)?.content;

function toResource(about: string | undefined, nodeId: string | undefined): string | undefined {
  if (about !== undefined) return `<${about}>`;
  return nodeId === undefined ? undefined : `_:${nodeId}`;
}

function toLiteral(element: XmlElement): string {
  const quoted = JSON.stringify(textOf(element));
  const language = attribute(element, 'lang', XML);
  if (language !== undefined) return `${quoted}@${language}`;
  const datatype = attribute(element, 'datatype', RDF);
  return datatype === undefined || datatype === XSD_STRING ? quoted : `${quoted}^^<${datatype}>`;
}

/**
 * RDF/XML read by another XML parser than the one that wrote it, as N-Triples: the part of the grammar (W3C RDF 1.1 XML
 * Syntax, §7.2) with `rdf:Description`, `rdf:resource`, `rdf:nodeID`, `rdf:datatype` and `xml:lang`. Anything else is an error.
 */
export function readRdfXml(text: string): string {
  const document = XmlDocument.fromString(text);
  try {
    const { root } = document;
    if (root.name !== 'RDF' || root.namespaceUri !== RDF) throw new Error('The root is no rdf:RDF.');
    const lines = listHijos(root).flatMap((node) => {
      if (node.name !== 'Description' || node.namespaceUri !== RDF)
        throw new Error(`Unexpected ${node.name}.`);
      const subject = toResource(attribute(node, 'about', RDF), attribute(node, 'nodeID', RDF));
      if (subject === undefined) throw new Error('A description of nothing.');
      return listHijos(node).map((property) => {
        const object =
          toResource(attribute(property, 'resource', RDF), attribute(property, 'nodeID', RDF)) ??
          toLiteral(property);
        return `${subject} <${property.namespaceUri}${property.name}> ${object} .\n`;
      });
    });
    return lines.join('');
  } finally {
    document.dispose();
  }
}
