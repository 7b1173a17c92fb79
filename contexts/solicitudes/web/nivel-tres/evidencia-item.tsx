import { DocumentButton } from '@marco/archivos/widgets';
import { Link } from 'react-router';
import type { ItemVerificado, Solicitud } from '../../contract/index.ts';
import { toEnsayoXroad } from '../../contract/solicitudes.paths.ts';
import { CertificadoDeNivel } from './etapa-certificados.tsx';
import { listRespondidas, presentResumen } from './present-respuesta.ts';
import type { ParteNivelTresEscrita, ValoresNivelTres } from './valores-nivel-tres.ts';
import styles from './verificacion.module.css';

interface EvidenciaProps {
  readonly solicitud: Solicitud;
  readonly item: ItemVerificado;
  /** The answers of the entity. */
  readonly valores: ValoresNivelTres;
}

/** What the entity answered to an item, with its documents; of one of the product, where it knows it from. */
export function EvidenciaDeItem({ solicitud, item, valores }: EvidenciaProps) {
  if (item.lugar === null) return <DelProducto solicitud={solicitud} item={item} />;
  const parte = item.lugar.slice(item.lugar.indexOf('.') + 1) as ParteNivelTresEscrita;
  const filas = listRespondidas(valores, parte);
  if (filas.length === 0) return <span className={styles['vacia']}>La entidad no lo ha cargado.</span>;
  const documentos = filas.flatMap(({ documento }) => (documento === null ? [] : [documento]));
  const datos = filas.flatMap((fila) =>
    fila.datos.map((dato) => ({ ...dato, clave: `${fila.clave} ${dato.campo}` })),
  );
  const resumen = presentResumen(valores, parte);
  return (
    <>
      {resumen === '' ? null : <span className={styles['resumen']}>{resumen}</span>}
      <EnsayosDeEvidencia solicitud={solicitud} parte={parte} valores={valores} />
      {documentos.length === 0 ? null : (
        <ul className={styles['documentos']}>
          {documentos.map(({ idArchivo, nombre }) => (
            <li key={idArchivo}>
              <span>{nombre}</span>
              <DocumentButton archivoId={idArchivo} nombre={nombre} />
            </li>
          ))}
        </ul>
      )}
      <details className={styles['respuesta']}>
        <summary>
          Lo que respondió la entidad<span className="sr"> a {item.codigo}</span>
        </summary>
        <dl>
          {datos.map(({ clave, nombre, texto }) => (
            <div key={clave}>
              <dt>{nombre}</dt>
              <dd>{texto}</dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}

/** The rehearsals beside the tests in QA, so that who verifies sees that they are no tests in QA. */
function EnsayosDeEvidencia({
  solicitud,
  parte,
  valores,
}: Pick<EvidenciaProps, 'solicitud' | 'valores'> & { readonly parte: ParteNivelTresEscrita }) {
  if (parte !== 'pruebas') return null;
  const versionId = solicitud.nivelTres?.servicioVersion.id ?? 0;
  const ids = new Set(valores.pruebas.flatMap(({ ensayo }) => ensayo?.id ?? []));
  return [...ids].map((id) => (
    <span key={id}>
      Ensayo previo en el simulador, no en QA:{' '}
      <Link to={toEnsayoXroad(versionId, id)}>ver el informe del ensayo {id}</Link>
    </span>
  ));
}

/** Items that level 1 answers; the other ones of the product are answered by level 2. */
const DE_NIVEL_UNO: ReadonlySet<string> = new Set(['SM-1', 'SM-2', 'SM-3']);
const DE_COMPROMISOS = 'OG-3';

function DelProducto({ solicitud, item }: Omit<EvidenciaProps, 'valores'>) {
  return (
    <span className={styles['resumen']}>
      {item.codigo === DE_COMPROMISOS ? (
        'Compromisos de las mesas del servicio'
      ) : (
        <CertificadoDeNivel solicitud={solicitud} nivel={DE_NIVEL_UNO.has(item.codigo) ? 1 : 2} />
      )}
    </span>
  );
}
