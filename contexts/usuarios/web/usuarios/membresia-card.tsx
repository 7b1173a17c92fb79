import { presentEntidad } from '@marco/entidades/terms';
import { Button, type ButtonVariant } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { Fact, FactSheet } from '@marco/web-kit/fact-sheet';
import { formatDate } from '@marco/web-kit/format';
import { useState } from 'react';
import type { UsuarioDetalle } from '../../contract/index.ts';
import { ACCION_USUARIO, type AccionMembresia } from '../../contract/terms.ts';
import { type BotonDeMembresia, listBotonesMembresia } from '../../rules/usuarios/estado-membresia.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import { EstadoUsuarioChip } from './estado-usuario-chip.tsx';
import styles from './users.module.css';

const VARIANTES: Readonly<Record<BotonDeMembresia['enfasis'], ButtonVariant>> = {
  principal: 'primary',
  peligro: 'danger',
  neutro: 'neutral',
};

/** A user in one entidad: facts, and the actions of their state; the closed ones say why and who can open them. */
export function MembresiaCard({
  membresia,
  nombre,
}: {
  readonly membresia: UsuarioDetalle['membresias'][number];
  readonly nombre: string;
}) {
  const [accion, setAccion] = useState<AccionMembresia | null>(null);
  const { entidad, rol, cargo, correoEletronico, estado, motivoRechazo, fechaRegistro, acciones } = membresia;
  return (
    <Card title={presentEntidad(entidad.nombre, entidad.sigla)} aside={<EstadoUsuarioChip estado={estado} />}>
      <FactSheet>
        <Fact name="Rol">{rol?.nombre ?? 'Sin rol'}</Fact>
        <Fact name="Cargo">{cargo}</Fact>
        <Fact name="Correo electrónico">{correoEletronico}</Fact>
        <Fact name="Fecha de registro">{formatDate(fechaRegistro)}</Fact>
        {motivoRechazo ? <Fact name="Motivo del rechazo">{motivoRechazo}</Fact> : null}
      </FactSheet>
      <div className={styles['actions']}>
        {listBotonesMembresia(estado).map(({ accion: candidate, enfasis }) => (
          <Button
            key={candidate}
            size="small"
            variant={VARIANTES[enfasis]}
            blocked={acciones[candidate]}
            onClick={() => setAccion(candidate)}
          >
            {ACCION_USUARIO[candidate]}{' '}
            <span className="sr">en {presentEntidad(entidad.nombre, entidad.sigla)}</span>
          </Button>
        ))}
      </div>
      {accion ? (
        <DecisionDialog
          accion={accion}
          membresia={membresia}
          nombre={nombre}
          onClose={() => setAccion(null)}
        />
      ) : null}
    </Card>
  );
}
