import { errorMessage, useApi } from '@marco/web-kit/api-client';
import { useBanner } from '@marco/web-kit/banner';
import { Button } from '@marco/web-kit/button';
import { LineList } from '@marco/web-kit/line-list';
import { LoadBlock } from '@marco/web-kit/load-block';
import { Modal } from '@marco/web-kit/modal';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import type {
  closeSuscripcionPropiaEndpoint,
  listSuscripcionesEndpoint,
  Suscripcion,
} from '../../contract/index.ts';
import { FRECUENCIA_SUSCRIPCION } from '../../contract/terms.ts';

const KEY = ['directorio', 'suscripciones'];

/** The subscriptions of the person, each with the way to what it is about and the press that ends it. */
export function SuscripcionesDialog({ onClose }: { readonly onClose: () => void }) {
  const api = useApi();
  const suscripciones = useQuery<Suscripcion[]>({
    queryKey: KEY,
    queryFn: ({ signal }) =>
      api.call<typeof listSuscripcionesEndpoint>(
        { method: 'GET', path: '/suscripciones' },
        {},
        { signal, base: 'private' },
      ),
  });
  return (
    <Modal
      isOpen
      onClose={onClose}
      title="Mis avisos"
      message="Lo que usted sigue del directorio. Solo usted lo ve."
      actions={
        <Button variant="neutral" onClick={onClose}>
          Cerrar
        </Button>
      }
    >
      <LoadBlock query={suscripciones} subject="sus avisos">
        {(data) =>
          data.length === 0 ? (
            <p>
              Todavía no sigue nada. Use «Suscribirse» en un servicio o «Avisarme si cambia» en una búsqueda.
            </p>
          ) : (
            <LineList>
              {data.map((una) => (
                <Fila key={una.id} suscripcion={una} onOpen={onClose} />
              ))}
            </LineList>
          )
        }
      </LoadBlock>
    </Modal>
  );
}

interface FilaProps {
  readonly suscripcion: Suscripcion;
  readonly onOpen: () => void;
}

function Fila({ suscripcion: { id, nombre, direccion, frecuencia }, onOpen }: FilaProps) {
  const api = useApi();
  const queries = useQueryClient();
  const banner = useBanner();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      api.call<typeof closeSuscripcionPropiaEndpoint>(
        { method: 'DELETE', path: '/suscripciones/{id}' },
        { params: { id: String(id) } },
        { base: 'private' },
      ),
    onSuccess: () => queries.invalidateQueries({ queryKey: KEY }),
    onError: (error) => banner.error(errorMessage(error)),
  });
  return (
    <li>
      <Link to={direccion} onClick={onOpen}>
        {nombre}
      </Link>
      <span>{FRECUENCIA_SUSCRIPCION[frecuencia]}</span>
      <Button variant="neutral" size="small" busy={isPending && 'Retirando'} onClick={() => mutate()}>
        Retirar <span className="sr">{nombre}</span>
      </Button>
    </li>
  );
}
