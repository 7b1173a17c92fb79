import type { DetalleElemento } from '@marco/elementos-de-dato/contract';
import { toValidador } from '@marco/esquemas/paths';
import { EsquemasPanel } from '@marco/esquemas/widgets';
import { Card } from '@marco/web-kit/card';
import { CardStack } from '@marco/web-kit/card-stack';
import { LineList, LineNote } from '@marco/web-kit/line-list';
import { Link } from 'react-router';
import { FORMAS_ELEMENTO } from '../contract/terms.ts';

/** Addresses of an element for other programs, each form at its own. */
const FORMAS: readonly (readonly [forma: string, nombre: string, texto: string])[] = [
  [FORMAS_ELEMENTO['application/json'], 'JSON', 'Todo lo que dice el diccionario de esta versión.'],
  [FORMAS_ELEMENTO['text/csv'], 'CSV', 'Para hojas de cálculo, con los valores de las listas.'],
];

/** The element as schemas, files and addresses other programs read. */
export function DescargasPublicas({ detalle }: { readonly detalle: DetalleElemento }) {
  const { elementoId, numero, identificador, oid } = detalle;
  const address = `/api-public/diccionario/elementos/${oid}`;
  return (
    <CardStack>
      <EsquemasPanel elementoId={elementoId} version={numero} identificador={identificador} />
      <Card title="Validar un mensaje">
        <LineNote>
          <Link to={toValidador(identificador, numero)}>Compruebe un mensaje XML o JSON</Link> con el esquema
          de esta versión.
        </LineNote>
      </Card>
      <Card title="Para otros programas">
        <LineList>
          {FORMAS.map(([forma, nombre, texto]) => (
            <li key={forma}>
              <a href={`${address}?formato=${forma}`} download={`${identificador}-${numero}.${forma}`}>
                {nombre}
              </a>
              <span>{texto}</span>
            </li>
          ))}
          <li>
            <code>{address}</code>
            <LineNote>
              La misma dirección responde en la forma que pida el encabezado <code>Accept</code>:{' '}
              {Object.keys(FORMAS_ELEMENTO).join(', ')}.
            </LineNote>
          </li>
        </LineList>
      </Card>
    </CardStack>
  );
}
