import { presentEntidad } from '@marco/entidades/terms';
import { Chip } from '@marco/web-kit/chip';
import { Notice } from '@marco/web-kit/notice';
import { Textarea } from '@marco/web-kit/textarea';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { toVersionElemento } from '../../contract/elementos-de-dato.paths.ts';
import type { Impacto } from '../../contract/index.ts';
import { LIMITES_ELEMENTO } from '../../contract/terms.ts';
import styles from './ciclo.module.css';
import { VeredictoCambio } from './numero-version.tsx';

interface ImpactoPanelProps {
  readonly impacto: Impacto;
  /** Whether it compares two versions: the first of an element, or the end of one, has no other number to ask for. */
  readonly compara: boolean;
  /** Texts of the notices somebody changed, by entidad; without it they are only shown. */
  readonly avisos?: ReadonlyMap<number, string>;
  readonly onAviso?: (entidadId: number, texto: string) => void;
}

/** What a version affects: how many, which, and which notices would be sent. */
export function ImpactoPanel({ impacto, compara, avisos, onAviso }: ImpactoPanelProps) {
  const { veredicto, compuestos, servicios, mesas, solicitudes } = impacto;
  const cuentas = [
    [compuestos.length, 'compuesto', 'compuestos'],
    [servicios.length, 'servicio', 'servicios'],
    [mesas.length, 'mesa', 'mesas'],
    [solicitudes.length, 'solicitud', 'solicitudes'],
    [impacto.avisos.length, 'entidad', 'entidades'],
  ] as const;
  return (
    <div className={styles['impact']}>
      {compara ? (
        <VeredictoCambio veredicto={veredicto} />
      ) : (
        <Notice tone={veredicto.compatible ? 'info' : 'warn'}>{veredicto.razones.join(' ')}</Notice>
      )}
      <ul className={styles['counts']} aria-label="A cuántos llega">
        {cuentas.map(([cuantos, one, many]) => (
          <li key={many}>
            <b className="num">{cuantos}</b> {cuantos === 1 ? one : many}
          </li>
        ))}
      </ul>
      <Lista titulo="Elementos compuestos" vacio="Ningún compuesto lo tiene como parte.">
        {compuestos.map(({ versionId, nombre, numero, profundidad }) => (
          <li key={versionId}>
            <Link to={toVersionElemento(versionId)}>{nombre}</Link> <span className="num">v{numero}</span>
            {profundidad > 1 ? <small> a través de otro compuesto</small> : null}
          </li>
        ))}
      </Lista>
      <Lista titulo="Servicios" vacio="Ningún servicio lo usa.">
        {servicios.map(({ id, nombre, entidad, estado, publicado, porElemento }) => (
          <li key={`${id} ${porElemento}`}>
            <b>{nombre}</b> <span>{presentEntidad(entidad)}</span>{' '}
            <Chip tone={publicado ? 'green' : 'gray'}>{estado}</Chip>
            <small> por {porElemento}</small>
          </li>
        ))}
      </Lista>
      <Lista titulo="Mesas" vacio="Ninguna mesa trata esos servicios.">
        {mesas.map(({ id, nombre }) => (
          <li key={id}>{nombre}</li>
        ))}
      </Lista>
      <Lista titulo="Solicitudes en curso" vacio="Ninguna solicitud en curso lo pide.">
        {solicitudes.map(({ id, radicado, servicio, entidad, estado, porElemento }) => (
          <li key={id}>
            <b className="num">{radicado}</b> {servicio} <span>{presentEntidad(entidad)}</span>{' '}
            <Chip tone="gray">{estado}</Chip>
            <small> por {porElemento}</small>
          </li>
        ))}
      </Lista>
      <section className={styles['section']}>
        <h3>Avisos a las entidades</h3>
        {impacto.avisos.length === 0 ? <p>No hay entidades a las que avisar.</p> : null}
        {impacto.avisos.map(({ entidadId, entidad, texto, motivos }) =>
          onAviso ? (
            <Textarea
              key={entidadId}
              label={presentEntidad(entidad)}
              hint={motivos.join(' ')}
              rows={6}
              maxLength={LIMITES_ELEMENTO.notas}
              value={avisos?.get(entidadId) ?? texto}
              onChange={(next) => onAviso(entidadId, next)}
            />
          ) : (
            <div key={entidadId} className={styles['notice']}>
              <b>{presentEntidad(entidad)}</b>
              <p>{texto}</p>
            </div>
          ),
        )}
      </section>
    </div>
  );
}

interface ListaProps {
  readonly titulo: string;
  readonly vacio: string;
  readonly children: readonly ReactNode[];
}

function Lista({ titulo, vacio, children }: ListaProps) {
  return (
    <section className={styles['section']}>
      <h3>{titulo}</h3>
      {children.length === 0 ? <p>{vacio}</p> : <ul>{children}</ul>}
    </section>
  );
}
