import { EstadoVersionChip } from '@marco/elementos-de-dato/widgets';
import { Card } from '@marco/web-kit/card';
import { LineList, LineNote } from '@marco/web-kit/line-list';
import { LoadBlock } from '@marco/web-kit/load-block';
import { PageHeading } from '@marco/web-kit/page';
import { Link } from 'react-router';
import { toDireccionElemento } from '../contract/terms.ts';
import { useOpciones } from './use-elemento.ts';

interface OpcionesElementoProps {
  readonly clave: string;
  readonly version?: string | undefined;
}

/** Several layers have an element of this name: which one is meant. */
export function OpcionesElemento({ clave, version }: OpcionesElementoProps) {
  const opciones = useOpciones(clave);
  return (
    <>
      <PageHeading
        title={clave}
        lead="Varios elementos de dato tienen este identificador, cada uno en su capa de uso. Elija cuál quiere consultar."
      />
      <LoadBlock query={opciones} subject="las opciones">
        {(data) => (
          <Card title="Elementos con este identificador">
            <LineList>
              {data.map((opcion) => (
                <li key={opcion.versionId}>
                  <Link to={toDireccionElemento({ ...opcion, esUnico: false }, version)}>
                    {opcion.nombre}
                  </Link>
                  <span>
                    {opcion.capa.nombre} · {opcion.dominio.nombre}
                  </span>
                  <EstadoVersionChip estado={opcion.estado} isListed />
                  <LineNote>{opcion.definicion}</LineNote>
                </li>
              ))}
            </LineList>
          </Card>
        )}
      </LoadBlock>
    </>
  );
}
