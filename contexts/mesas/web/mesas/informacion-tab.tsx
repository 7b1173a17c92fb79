import { presentEntidad } from '@marco/entidades/terms';
import { EstadoServicioChip } from '@marco/servicios/widgets';
import { Card } from '@marco/web-kit/card';
import { Fact, FactSheet } from '@marco/web-kit/fact-sheet';
import { formatDate } from '@marco/web-kit/format';
import { Avatar, initials } from '@marco/web-kit/menu-button';
import { SideLayout } from '@marco/web-kit/side-layout';
import { StackedBar } from '@marco/web-kit/stacked-bar';
import { Tag } from '@marco/web-kit/tag';
import { Landmark } from 'lucide-react';
import type { Mesa, ServicioDeMesa } from '../../contract/index.ts';
import { EstadoMesaChip } from '../estado-mesa-chip.tsx';
import { countByEstado } from './count-by-estado.ts';
import styles from './informacion-tab.module.css';

interface InformacionTabProps {
  readonly mesa: Mesa;
  readonly servicios: readonly ServicioDeMesa[];
}

/** Read-only information of a mesa (MESA-06). */
export function InformacionTab({ mesa, servicios }: InformacionTabProps) {
  return (
    <SideLayout
      size="medium"
      side={
        <>
          <Responsables mesa={mesa} />
          {servicios.length > 0 ? <Avance servicios={servicios} /> : null}
        </>
      }
    >
      <Card title="Información de la mesa">
        <FactSheet>
          <Fact name="Nombre">{mesa.nombre}</Fact>
          <Fact name="Estado">
            <EstadoMesaChip activa={mesa.estado} />
          </Fact>
          <Fact name="Objetivo" wide>
            {mesa.objetivo}
          </Fact>
          <Fact name="Descripción general" wide>
            {mesa.descripcion}
          </Fact>
          <Fact name="Fecha de creación">
            <span className="num">{formatDate(mesa.fechaCreacion)}</span>
          </Fact>
        </FactSheet>
      </Card>
    </SideLayout>
  );
}

function Responsables({ mesa }: { readonly mesa: Mesa }) {
  return (
    <Card title="Responsables" flush>
      <ul className={styles['people']}>
        <li>
          <span className={styles['tile']}>
            <Landmark size={18} />
          </span>
          <div>
            <small>Entidad líder</small>
            <b>{presentEntidad(mesa.admEntidadLiderNombre)}</b>
            <Correo correo={mesa.emailResponsableEntidad} />
            <small>Responsable de la entidad líder</small>
          </div>
        </li>
        <li>
          <Avatar text={toInitials(mesa.admUsuarioNombre)} />
          <div>
            <small>Consultor principal de apoyo</small>
            <b>{mesa.admUsuarioNombre}</b>
            <Correo correo={mesa.emailConsultor} />
          </div>
        </li>
      </ul>
    </Card>
  );
}

function Correo({ correo }: { readonly correo: string }) {
  if (correo === '') return null;
  const [buzon, dominio] = correo.split('@');
  return (
    <a href={`mailto:${correo}`}>
      {buzon}
      <wbr />@{dominio}
    </a>
  );
}

/** Initials of a full name: four words are two given names and two surnames, three one given name. */
function toInitials(nombreCompleto: string): string {
  const [first = '', second = '', third, fourth] = nombreCompleto.split(' ');
  return initials(first, fourth === undefined ? second : (third ?? ''));
}

function Avance({ servicios }: { readonly servicios: readonly ServicioDeMesa[] }) {
  const conteos = countByEstado(servicios);
  return (
    <Card title="Avance de los servicios" aside={<Tag>{String(servicios.length)}</Tag>}>
      <StackedBar
        hideLegend
        segments={conteos.map(({ estado, cantidad, tone }) => ({ label: estado, value: cantidad, tone }))}
      />
      <ul className={styles['legend']}>
        {conteos.map(({ estado, cantidad }) => (
          <li key={estado}>
            <EstadoServicioChip nombre={estado} />
            <b className="num">{cantidad}</b>
          </li>
        ))}
      </ul>
    </Card>
  );
}
