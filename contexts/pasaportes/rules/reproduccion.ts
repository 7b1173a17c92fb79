/** What the instructions to repeat the verifications are written of. */
export interface Reproducible {
  /** Public address of the product. */
  readonly base: string;
  readonly oid: string;
  readonly servicio: { readonly id: number; readonly nombre: string };
  readonly version: { readonly id: number; readonly numero: string };
  /** What the banco found; null for a version that nobody tried out yet. */
  readonly informe: {
    readonly id: string;
    readonly reglas: string;
    /** Day of the lists and the elements, AAAA-MM-DD. */
    readonly dia: string;
    readonly huella: string;
    readonly contratoSha256: string;
  } | null;
}

function writeFirma({ base }: Reproducible): string {
  return `## 1. Compruebe que nada cambió

\`manifiesto.json\` dice la huella SHA-256 de cada archivo y está firmado (Ed25519, \`eddsa-jcs-2022\` de W3C Data Integrity).

1. Compare la huella de cada archivo con la del manifiesto:

   \`\`\`
   node -e "const f=require('fs'),c=require('crypto');for(const a of JSON.parse(f.readFileSync('manifiesto.json')).credentialSubject.archivos){const h=c.createHash('sha256').update(f.readFileSync(a.ruta)).digest('hex');if(h!==a.sha256)console.log('CAMBIADO',a.ruta)}"
   \`\`\`

   Si no escribe nada, ningún archivo cambió.
2. Compruebe la firma con la clave que nombra \`proof.verificationMethod\`. Está en \`certificados/did.json\`, que debe ser igual a
   ${base}/.well-known/did.json. Cualquier biblioteca de credenciales verificables sabe hacerlo, sin conexión.
3. Compruebe los certificados de \`certificados/\` en ${base}/certificados/verificar, o sin conexión con las listas de
   \`certificados/estados/\`, que dicen cómo estaban cuando se escribió este pasaporte.
`;
}

function writeMensajes(): string {
  return `## 2. Compruebe los ejemplos con los esquemas

Los ejemplos de \`ejemplos/validos\` cumplen todas las reglas y cada uno de \`ejemplos/invalidos\` rompe una: \`ejemplos/indice.csv\` dice
cuál y dónde. Con libxml2, desde la carpeta del pasaporte:

\`\`\`
xmllint --noout --schema esquemas/xsd/ENTRADA.xsd ejemplos/validos/ARCHIVO.xml
\`\`\`

\`ENTRADA.xsd\` es el archivo que \`pasaporte.json\` nombra en \`esquemaXsd\`. Los JSON se comprueban con \`esquemas/json\` (JSON Schema
2020-12). Algunas reglas de los JSON usan palabras que empiezan por \`x-lci\`, que otros programas pueden pasar por alto.
`;
}

function writeBanco({ base, servicio, version, informe }: Reproducible): string {
  if (!informe)
    return `## 3. Repita la comprobación del banco

Nadie ha presentado todavía el contrato de esta versión: no hay un informe que repetir.
`;
  return `## 3. Repita la comprobación del banco

| | |
|---|---|
| Informe | ${base}/informes/${informe.id} (\`conformidad/informe.json\`) |
| Reglas | ${informe.reglas} |
| Listas y elementos al | ${informe.dia} |
| Contrato, SHA-256 | \`${informe.contratoSha256}\` |
| Huella del informe | \`${informe.huella}\` |

1. Tenga a la mano el contrato: su SHA-256 debe ser el de la tabla.
2. Ábralo en ${base}/banco-conformidad?servicio=${servicio.id}&version=${version.id}, o envíelo por la API:

   \`\`\`
   curl -F contrato=@CONTRATO '${base}/api-public/banco-conformidad?servicio=${servicio.id}&version=${version.id}'
   \`\`\`
3. Compare las comprobaciones del informe nuevo con las de \`conformidad/informe.json\`. La huella es la misma mientras las reglas, el
   día de las listas y lo que la entidad declaró (correspondencia, diferencias y mensajes) sean los mismos. Sin lo que declaró, el banco
   busca la correspondencia por su cuenta.
`;
}

/** \`reproducir.md\`: how anybody repeats what the package claims. */
export function writeReproducir(pedido: Reproducible): string {
  const { oid, servicio, version } = pedido;
  return [
    `# Cómo reproducir lo que dice este pasaporte

${servicio.nombre}, versión ${version.numero} (OID ${oid}).
`,
    writeFirma(pedido),
    writeMensajes(),
    writeBanco(pedido),
  ].join('\n');
}
