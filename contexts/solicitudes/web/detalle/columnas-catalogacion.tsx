import { toVersionElemento } from '@marco/elementos-de-dato/paths';
import { Button } from '@marco/web-kit/button';
import { Chip } from '@marco/web-kit/chip';
import type { TableColumn } from '@marco/web-kit/data-table';
import { Fragment } from 'react';
import { Link } from 'react-router';
import type { Campo, Solicitud } from '../../contract/index.ts';
import { ACCION_CAMPO, BASE_DATO_PERSONAL, DECISION_CAMPO, SENTIDO_CAMPO } from '../../contract/terms.ts';
import styles from './detalle.module.css';
import { UpdateCampo } from './update-campo.tsx';

const TONO_DECISION = { pendiente: 'gray-ring', aprobada: 'green', observada: 'red' } as const;

/**
 * Columns of the catalogue. The entity decides beside its decision: a column of its own would crush the others.
 *
 * @param onCatalogar opens the field whose element the consultant says
 */
export function buildColumnas(
  solicitud: Solicitud,
  onCatalogar: (campo: Campo) => void,
): TableColumn<Campo>[] {
  const { catalogar, decidir } = solicitud.acciones;
  const columnas: TableColumn<Campo>[] = [
    {
      key: 'nombre',
      label: 'Campo',
      kind: 'main',
      text: ({ nombre }) => nombre,
      cell: (campo) => (
        <span className={styles['field']}>
          <NombreQueParte nombre={campo.nombre} />
          {campo.descripcion === '' ? null : <small>{campo.descripcion}</small>}
          <small>
            {campo.tipoDato || 'Sin tipo'}
            {campo.longitud === null ? '' : ` (${campo.longitud})`} ·{' '}
            {campo.papel === 'error' ? 'Salida de error' : SENTIDO_CAMPO[campo.sentido]}
          </small>
          {listPosicion(campo).map((texto) => (
            <small key={texto}>{texto}</small>
          ))}
        </span>
      ),
    },
    {
      key: 'elemento',
      label: 'Elemento de dato',
      text: ({ elemento }) => elemento?.nombre ?? '',
      cell: (campo) => <ElementoDeCampo campo={campo} />,
    },
    {
      key: 'decision',
      label: 'Decisión de la entidad',
      text: ({ decision }) => DECISION_CAMPO[decision],
      cell: (campo) => (
        <div className={styles['field']}>
          <Chip tone={TONO_DECISION[campo.decision]}>{DECISION_CAMPO[campo.decision]}</Chip>
          {campo.observacion === '' ? null : <small>{campo.observacion}</small>}
          {decidir.allowed ? <UpdateCampo solicitud={solicitud} campo={campo} /> : null}
        </div>
      ),
    },
  ];
  if (!catalogar.allowed) return columnas;
  return [
    ...columnas,
    {
      key: 'accion',
      label: 'Acción',
      kind: 'action',
      cell: (campo) => (
        <Button variant="neutral" size="small" onClick={() => onCatalogar(campo)}>
          {campo.elemento === null ? 'Definir' : 'Cambiar'} <span className="sr">{campo.nombre}</span>
        </Button>
      ),
    },
  ];
}

/** The name of a field as systems write it, which goes on in the next line after a low line and not within a word. */
function NombreQueParte({ nombre }: { readonly nombre: string }) {
  return (
    <span className={styles['name']}>
      {nombre.split(/(?<=_)/).map((trozo, lugar) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, which may repeat
        <Fragment key={lugar}>
          {lugar === 0 ? null : <wbr />}
          {trozo}
        </Fragment>
      ))}
    </span>
  );
}

/** Where a field stands in the messages, and what allows its exchange where it is a personal datum. */
function listPosicion({ operacion, padre, repite, datoPersonal, base }: Campo): string[] {
  const posicion = [
    ...(operacion === '' ? [] : [`Operación ${operacion}`]),
    ...(padre === '' ? [] : [`dentro de ${padre}`]),
    ...(repite ? ['se repite'] : []),
  ];
  return [
    ...(posicion.length === 0 ? [] : [posicion.join(', ')]),
    ...(datoPersonal
      ? [`Dato personal${base === null ? '' : `: ${BASE_DATO_PERSONAL[base].toLowerCase()}`}`]
      : []),
  ];
}

function ElementoDeCampo({
  campo: { accion, elemento, justificacion, cumplido },
}: {
  readonly campo: Campo;
}) {
  if (accion === null || elemento === null) return <span>Sin definir</span>;
  const { nombre, numero, estado, versionId } = elemento;
  return (
    <span className={styles['field']}>
      <span>
        {ACCION_CAMPO[accion]} <Link to={toVersionElemento(versionId)}>{nombre}</Link>
      </span>
      <small>
        Versión {numero}, {estado}
        {cumplido ? ' · Cumplido' : null}
      </small>
      {justificacion === '' ? null : <small>{justificacion}</small>}
    </span>
  );
}
