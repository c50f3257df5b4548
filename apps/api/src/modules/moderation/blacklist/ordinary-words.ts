/**
 * Ordinary words of both languages, with those that have something rude inside or differ from it only
 * by an accent: a rehearsal tells which of them an entry would stop, and which it leaves alone.
 */
const written = `
abogado abuela abuelo aceite agua ahorro ajo ajonjolí alcalde algodón amiga amigo amputar analista
análisis ánimo año años apollo apóstol apuesta apuesto artículo asado asesor asesora asesorar asesoría
asesinato asexual bajo balance banal banano banco bebé bisexual bobina bodega bolsa botón bruto bueno
buey burro burrito caballo cabeza cabra cacao café caja cajero cálculo calor camión campaña campesino
canal canalla cano capital cara carbón carga carne caro carro carta casa caso catálogo cebolla celo
cerda cerdo cerro chancho china chino chorizo chucha círculo ciudad cliente cobro cochino código coger
cojín cojinete cola colonia comercio compañía competencia computador computadora cómputo concha
conchita constitución consulado consumo contabilidad contrato coñac corral correo cosa costa costo
costeño crédito cuenta Cuernavaca cuero culebra culinaria culminar cultivo cultura cúpula cuy débito
decano defecto demanda demanda democracia deposito depósito descuento deuda diablo diana dieta dinero
diputada diputado discapacidad disputa disputar diseño domicilio dueño ejecutivo embarque empanada
empresa encoger enfermo envío escoba escoger español espectáculo estafa estafeta estiércol
etiqueta expedición exportación fábrica factura facturación falso fallo feria ferretería finca flete
floristería fondo fraude frijol fruta funcionario ganado ganancia garantía gasto gato gerente ginebra
golfo gordo grano guaca guardia guarro hacienda hembra herramienta hierro hilo hoja hombre hotel hueso
huevo huevos idioma ignorante impuesto imputar infierno inmueble inodoro insumo inversión
isla jabón jefe judío jugo junta lado ladrillo ladrón leche lechuga lechona lengua limón local loco
loca loma lote lucro madera madre maíz mamá mamarracho mañana mango mano manor maquila máquina
maricultura marica mariscos marrano masa matrícula Medellín mercado merienda mesa mico miel mierdero
mina moneda mono monto moño moral mora mosca muñeca músculo naranja negocio negra negro nicho nieto
niña niño nómina nota obra oculto ocupado olla oro oso oveja paja pájaro palo panadería panela paño
papa papá papaya parásito parche partida pasa pasta pata patio pato pavo pelícano película pena
penetrar península penitencia pensión peña pepino pequeño perfil periodo perra perro pesca peso
pico piedra piel pila pinga piña pipa pito plátano plaga plata pollo pollería polvo ponche porra
precio préstamo proveedor prueba publica pública publico público pueblo puerca puerco puerto
pulpa puño pupila putamen putativo queso rabo raíz rata ratón recibo recoger red reputación
reputado ridículo riesgo ropa sábana saco saldo salida salsa seco secreta seguro seis sexenio sexo
sexta sexto socio sonda sordo subsidio sucio sueldo sueño tabaco tapa tarifa tarjeta taza técnico
tela teta tetera tetraedro tienda tonel tonta tontería tonto torta trabajo trapo trasero trapiche
tripa tributo truco tubo turca turco tuna uña usura vaca vaina vehículo vejiga venta verano verga
vino víbora visita yegua yuca zapato zorra zorro
accountant accumulate acumen advice analysis analyst angel apple arsenal ass assassin assemble assess
assessment asset assist associate assume Atlanta audit bank banking bargain barn basement basket bass
bat battery beaver beer bill bird bitter bloody body boob book booty bottle box breast brewery bug
bull bum business butt butter button buyer cannabis canvas cargo cash cement chick chocolate circumstance
class classic clay client cock cockpit cocktail cocoa coffee cold commerce compass competition
constitution contract coon cost cotton country cow cracker crap crazy credit crew cricket crop cucumber
cum cumulative customer cute Cyprus dairy damage damnify damp dark deal debt delivery demand deposit
dick dickens dictionary die dirt dirty discount document dog donkey draft drug duck dumb dump duty
dyke easy embarrass embassy entry essay Essex estate evaluate exchange export fabric fair fake fan
farm fat fee field file finance fish flight flour fool fraud free freight fruit fund fur gadget
garage gay goat goods grape grapeseed grass grocery guarantee gun hammer hancock hell hello hoe hog
homogeneous honest honey horse hospital hotel house ill import income inquiry insurance interest
invest invoice iron job junk kid kill kind kiln kit knob lace lame land lass leather ledger lemon
license loan lock loser lumber machine magnate mail mango manure market mass material mean meat
merchant Middlesex milk mill mine mint money mould mud nail narrow needle night niggardly nut
oil onion order organic package paint pants paper parcel parsecs pass passage passenger password
peacock peanut pecker penalty penicillin Penistone pension pepper petition pig pork potato premium
price prick profit pump queen rabbit rape raccoon raw receipt refund rent retail rice risk rod
rope rubber salary sale salt screw Scunthorpe seed sell sex shell shellfish shitake shop shuttlecock
silk silver skin slag slave slope snigger soap spice spit spoon steel stock store suck
sugar supplier Sussex swallow sweat tap tariff tart tax tea therapist thief tile tin tissue title
titles tobacco tomato tool toy trade trash truck trust tuna ugly unisex vat vegetable vendor
wage waist warehouse waste water weed wheat whip white wholesale wine wood wool worker yard yolk
`;

let words: readonly string[] | null = null;

/** The words, each once. */
export function ordinaryWords(): readonly string[] {
  words ??= [...new Set(written.trim().split(/\s+/))];
  return words;
}
