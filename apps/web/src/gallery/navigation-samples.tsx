import { Button, reachedLimit } from '@marco/web-kit/button';
import { CardMenu } from '@marco/web-kit/card-menu';
import { Drawer } from '@marco/web-kit/drawer';
import { Avatar, MenuButton, TwoLineLabel } from '@marco/web-kit/menu-button';
import { Tabs } from '@marco/web-kit/tabs';
import { ArrowLeftRight, Braces, LogOut, MessagesSquare } from 'lucide-react';
import { useState } from 'react';
import { Sample, Samples } from './sample.tsx';

const HERE = '/componentes';

export function NavigationSamples() {
  const [tab, setTab] = useState<1 | 2 | 3>(1);
  const [isOpen, setOpen] = useState(false);
  return (
    <Samples title="Navegación">
      <Sample label="Pestañas">
        <div>
          <Tabs
            label="Partes de la mesa"
            tabs={[
              { id: 1, label: 'Información' },
              { id: 2, label: 'Entidades participantes', count: 14 },
              { id: 3, label: 'Reuniones de avance', count: 6 },
            ]}
            selected={tab}
            onSelect={setTab}
          >
            <p>Contenido de la pestaña {tab}.</p>
          </Tabs>
        </div>
      </Sample>
      <Sample label="Menú de botón">
        <MenuButton
          header="mf.rojas@entidad.gov.co"
          align="start"
          items={[
            {
              id: 'a',
              label: 'Cambiar de entidad',
              icon: <ArrowLeftRight size={17} />,
              onSelect: () => undefined,
            },
            {
              id: 'r',
              label: 'Cambiar de rol',
              blocked: reachedLimit('Tiene un solo rol en esta entidad.'),
              onSelect: () => undefined,
            },
            { id: 'b', label: 'Cerrar sesión', icon: <LogOut size={17} />, onSelect: () => undefined },
          ]}
        >
          <Avatar text="MR" />
          <TwoLineLabel caption="Sesión iniciada" text="mf.rojas@entidad.gov.co" />
        </MenuButton>
      </Sample>
      <Sample label="Panel lateral">
        <Button variant="neutral" onClick={() => setOpen(true)}>
          Abrir
        </Button>
        <Drawer isOpen={isOpen} onClose={() => setOpen(false)} label="Menú">
          <p>Contenido del panel.</p>
        </Drawer>
      </Sample>
      <Sample label="Menú de tarjetas">
        <CardMenu
          items={[
            {
              to: `${HERE}?tarjeta=1`,
              title: 'Mesas de interoperabilidad',
              description: 'Cree mesas, vincule entidades y registre reuniones.',
              icon: <MessagesSquare size={20} />,
              count: { value: 4, of: 'por revisar' },
            },
            {
              to: `${HERE}?tarjeta=2`,
              title: 'Elementos de dato',
              description: 'Cree, versione y publique elementos.',
              icon: <Braces size={20} />,
              count: { value: 27, of: 'en trámite', tone: 'blue' },
            },
          ]}
        />
      </Sample>
    </Samples>
  );
}
