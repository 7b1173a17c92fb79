import type { getOidEndpoint } from '@marco/oid/contract';
import { useApi } from '@marco/web-kit/api-client';
import { Button } from '@marco/web-kit/button';
import { Identifier } from '@marco/web-kit/clipboard';
import { LoadBlock } from '@marco/web-kit/load-block';
import { Modal } from '@marco/web-kit/modal';
import { useQuery } from '@tanstack/react-query';
import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import styles from './lista.module.css';

/** An identifier of a list; pressing it asks what each of its levels is (TABLE-05). */
export function OidConsultado({ oid }: { readonly oid: string }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Identifier text={oid} name="el OID">
        <button type="button" className={styles['oid']} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {oid}
        </button>
      </Identifier>
      <Modal
        isOpen={isOpen}
        onClose={close}
        title="Estructura Identificador Objeto Digital - OID"
        icon={<Fingerprint size={22} />}
        actions={<Button onClick={close}>Aceptar</Button>}
      >
        <Niveles oid={oid} />
      </Modal>
    </>
  );
}

function Niveles({ oid }: { readonly oid: string }) {
  const api = useApi();
  const nodo = useQuery({
    queryKey: ['oid', 'resuelto', oid],
    queryFn: ({ signal }) =>
      api.call<typeof getOidEndpoint>(
        { method: 'GET', path: '/oid/{oid}' },
        { params: { oid } },
        { signal, base: 'private' },
      ),
  });
  return (
    <LoadBlock query={nodo} subject="la estructura del OID">
      {({ oidDetails }) => (
        <ol className={styles['levels']}>
          {oidDetails.map((nivel, position) => (
            <li key={nivel.oid} aria-current={position === oidDetails.length - 1 || undefined}>
              {nivel.oid} - {nivel.nombre}
            </li>
          ))}
        </ol>
      )}
    </LoadBlock>
  );
}
