import { errorMessage } from '@marco/web-kit/api-client';
import { Button } from '@marco/web-kit/button';
import { IconButton } from '@marco/web-kit/icon-button';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { Componente } from '../../contract/index.ts';
import { CLASE_ELEMENTO, TIPO_DATO } from '../../contract/terms.ts';
import { presentOcurrencia } from '../../rules/elementos/ocurrencia.ts';
import styles from './arbol-componentes.module.css';
import { EnlaceVersion, useEntornoDetalle } from './enlaces.tsx';

interface ArbolComponentesProps {
  readonly componentes: readonly Componente[];
}

/** The parts of a composite; each composite among them opens to its own. */
export function ArbolComponentes({ componentes }: ArbolComponentesProps) {
  return (
    <div className={styles['tree']}>
      <Nivel componentes={componentes} />
    </div>
  );
}

function Nivel({ componentes }: ArbolComponentesProps) {
  return (
    <ul>
      {componentes.map((componente, place) => (
        <Parte
          // biome-ignore lint/suspicious/noArrayIndexKey: the same part may stand twice, and parts do not move
          key={place}
          componente={componente}
        />
      ))}
    </ul>
  );
}

function Parte({ componente }: { readonly componente: Componente }) {
  const { nombre, identificador, nombreLocal, tipo, tipoDato, clase, numero } = componente;
  const [isOpen, setOpen] = useState(false);
  const own = nombreLocal ?? identificador;
  return (
    <li>
      <div className={styles['part']}>
        {tipo === 'compuesto' ? (
          <IconButton
            size="small"
            label={`${isOpen ? 'Ocultar' : 'Ver'} los componentes de ${nombre}`}
            aria-expanded={isOpen}
            icon={isOpen ? <ChevronDown size={18} /> : <ChevronRight size={18} />}
            onClick={() => setOpen(!isOpen)}
          />
        ) : (
          <span className={styles['leaf']} />
        )}
        <div className={styles['texts']}>
          <EnlaceVersion referencia={componente} />
          <code>{own}</code>
          <span>{tipoDato === null ? CLASE_ELEMENTO[clase] : TIPO_DATO[tipoDato]}</span>
          <span>{presentOcurrencia(componente)}</span>
          <span>Versión {numero}</span>
        </div>
      </div>
      {isOpen ? <Partes componente={componente} /> : null}
    </li>
  );
}

/** The parts of a part, read when somebody opens it. */
function Partes({ componente }: { readonly componente: Componente }) {
  const { clave, loadVersion } = useEntornoDetalle();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['elementos', clave, 'version', componente.versionId],
    queryFn: ({ signal }) => loadVersion(componente, signal),
  });
  if (data) return <Nivel componentes={data.componentes} />;
  if (!error) return <p role="status">Cargando componentes…</p>;
  return (
    <p role="alert">
      {errorMessage(error)}{' '}
      <Button variant="ghost" size="small" busy={isFetching && 'Reintentando'} onClick={() => void refetch()}>
        Reintentar
      </Button>
    </p>
  );
}
