import { useApi } from '@marco/web-kit/api-client';
import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { formatMoment } from '@marco/web-kit/format';
import { QueryError } from '@marco/web-kit/load-error';
import { isSameData } from '@marco/web-kit/ruled-form';
import { Skeleton } from '@marco/web-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import type {
  CambioPlantilla,
  EdicionPlantilla,
  listCambiosPlantillaEndpoint,
} from '../../contract/index.ts';
import styles from './correos.module.css';

/** What each part of a template is called where it is told that it changed. */
const PARTES: readonly (readonly [keyof EdicionPlantilla, string])[] = [
  ['asunto', 'asunto'],
  ['cuerpo', 'cuerpo del correo'],
  ['aviso', 'aviso en el sistema'],
  ['porCorreo', 'envío por correo'],
  ['porProducto', 'aviso en el sistema, activo o no'],
];

function presentPartes({ antes, despues }: CambioPlantilla): string {
  const partes = PARTES.filter(([parte]) => antes[parte] !== despues[parte]).map(([, nombre]) => nombre);
  return partes.length > 0 ? `Cambió: ${partes.join(', ')}` : 'Se guardó sin cambios';
}

interface HistorialPlantillaProps {
  readonly evento: string;
  /** What is stored now: a line that would change nothing has no way back. */
  readonly actual: EdicionPlantilla;
  /** Puts the texts of then into the form, to be saved like any others. */
  readonly onPutBack: (edicion: EdicionPlantilla) => void;
}

/** What was changed of a template, newest first, with the way back. */
export function HistorialPlantilla({ evento, actual, onPutBack }: HistorialPlantillaProps) {
  const api = useApi();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['parametros', 'plantillas', evento, 'historial'],
    queryFn: ({ signal }) =>
      api.call<typeof listCambiosPlantillaEndpoint>(
        { method: 'GET', path: '/correos/plantillas/{evento}/historial' },
        { params: { evento } },
        { signal },
      ),
  });
  return (
    <Card title="Historial de esta plantilla" flush>
      {error ? (
        <QueryError title="No fue posible cargar el historial" query={{ error, isFetching, refetch }} />
      ) : null}
      {!data && !error ? <Skeleton label="Cargando historial" rows={2} /> : null}
      {data?.cambios.length === 0 ? (
        <p className={styles['none']}>Nadie ha cambiado esta plantilla.</p>
      ) : null}
      <ul className={styles['history']}>
        {data?.cambios.map((cambio) => (
          <li key={cambio.id}>
            <div>
              <p>{presentPartes(cambio)}</p>
              <small>
                {cambio.persona}, {formatMoment(cambio.creadoEn)}
              </small>
              {cambio.antes.asunto === cambio.despues.asunto ? null : (
                <p>
                  <del>{cambio.antes.asunto}</del> <ins>{cambio.despues.asunto}</ins>
                </p>
              )}
            </div>
            {isSameData(pickEdicion(cambio.antes), pickEdicion(actual)) ? null : (
              <Button variant="ghost" size="small" onClick={() => onPutBack(pickEdicion(cambio.antes))}>
                Volver a lo anterior <span className="sr">del {formatMoment(cambio.creadoEn)}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function pickEdicion({ asunto, cuerpo, aviso, porCorreo, porProducto }: EdicionPlantilla): EdicionPlantilla {
  return { asunto, cuerpo, aviso, porCorreo, porProducto };
}
