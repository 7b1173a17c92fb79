import type { findEstandaresEndpoint } from '@marco/estandares/contract';
import { useSugerencias } from '@marco/parametros/widgets';
import { useApi } from '@marco/web-kit/api-client';
import { Card } from '@marco/web-kit/card';
import { Combobox } from '@marco/web-kit/combobox';
import { BadgeCheck } from 'lucide-react';
import { LIMITES_ELEMENTO } from '../../contract/terms.ts';
import styles from './edicion.module.css';
import { FilasEditables } from './filas-editables.tsx';
import type { SeccionProps } from './valores-elemento.ts';

/** Standards the element follows. */
export function SeccionEstandares({ valores, change, errores }: SeccionProps) {
  const api = useApi();
  const { estandares } = valores;
  const error = errores['estandares'];
  return (
    <Card title="Estándares asociados">
      <div className={styles['stack']}>
        <Combobox
          key={estandares.length}
          {...useSugerencias()}
          label="Agregar estándar"
          placeholder="Buscar estándar"
          itemIcon={<BadgeCheck size={17} />}
          value={null}
          errors={error === undefined ? [] : [error]}
          onSelectionChange={(picked) => {
            const id = Number(picked?.id ?? 0);
            if (!picked || estandares.length >= LIMITES_ELEMENTO.estandares) return;
            if (!estandares.some((estandar) => estandar.id === id))
              change({ estandares: [...estandares, { id, nombre: picked.label }] });
          }}
          load={async (text, signal) => {
            const found = await api.call<typeof findEstandaresEndpoint>(
              { method: 'GET', path: '/estandares/finderTopFive' },
              { query: { keyword: text.slice(0, LIMITES_ELEMENTO.texto) } },
              { signal, base: 'private' },
            );
            return found.map(({ id, nombre }) => ({ id, label: nombre }));
          }}
        />
        <FilasEditables
          cosa="estándar"
          filas={estandares}
          onChange={(next) => change({ estandares: next })}
          nameOf={({ nombre }) => nombre}
          vacio="Aún no tiene estándares asociados."
        >
          {({ nombre }) => <p className={styles['part']}>{nombre}</p>}
        </FilasEditables>
      </div>
    </Card>
  );
}
