/** What members write in Spanish without any harm: a line is a text. */
export const innocentSpanish = `
¿Alguien sabe cuánto tarda la DIAN en habilitar la facturación electrónica?
Vendo una computadora portátil casi nueva, con factura y garantía de un año.
La disputa con el transportador se resolvió en dos días, muy amables todos.
Cuiden su reputación en línea: respondan siempre las reseñas con calma.
Hicimos un análisis de costos y el flete se lleva el 14 % del margen.
Nuestra contadora nos va a imputar el gasto al centro de costos 402.
El diputado visitó la feria de artesanías de Ráquira el sábado.
Busco asesoría para exportar café especial a Alemania y Bélgica.
El asesinato de líderes sociales nos duele a todos en el Cauca.
Se arrienda bodega de 400 m² en Funza, sector industrial, $ 6.500.000.
El lote cuesta COP 180.000.000 y tiene escritura pública.
Llámeme al +57 310 555 0199 o escriba a ventas@ejemplo.com.
Cotización No. 7175-A: 5 cajas de 1.055 unidades a $ 455 cada una.
Recibimos pagos por PSE, tarjeta y efectivo contra entrega.
¿Qué opinan del nuevo régimen simple de tributación?
Mi papá fundó la ferretería en 1978 y hoy la maneja mi hermana.
La papa pastusa subió de precio otra vez en Corabastos.
En Cuernavaca hay un proveedor de telas muy serio.
Los huevos AA llegan los martes a las 5 a. m.
Con la sequía, la cebolla junca está a 3.200 el kilo.
Necesito 200 conchas de nácar para bisutería.
La concha acústica del parque se alquila para eventos.
El perro guardián de la finca se llama Capitán.
Vendo cachorros de perro pastor con vacunas al día.
Tenemos cuero de res curtido al vegetal, calibre 1.8 mm.
Una zorra de carga manual soporta hasta 2 toneladas.
Coger la flota de las 4 sale más barato que el taxi.
Ese pico y placa nos deja sin camión dos días a la semana.
El pene del toro reproductor fue revisado por el veterinario.
La panela orgánica tiene sello y trazabilidad.
Ofrezco servicio de cerrajería 24 horas en Chapinero.
La tapa del recipiente no cierra bien, pedí cambio.
Una tetera de acero y seis tazas por $ 120.000.
El negro de humo se usa como pigmento en tintas.
La gorra negra con logo bordado sale a $ 18.000.
La mona Lisa de chocolate fue un éxito en la vitrina.
Se necesita mecánico con experiencia en cajas automáticas.
El tonto error fue no leer la cláusula de permanencia.
Qué idiota me sentí cuando vi que el puerto estaba cerrado, ja.
Nuestro hotel queda a tres cuadras de la playa de El Rodadero.
Pasajes, hotel y desayuno: todo incluido por persona.
El contrato tiene una cláusula penal del 20 %.
¿La póliza cubre penetración de agua por el techo?
La península de La Guajira tiene sol todo el año.
El espectáculo empieza a las ocho, entrada libre.
Particular vende camioneta, único dueño, papeles al día.
El cálculo del retroactivo está en la hoja 2.
Círculo de lectores de empresarias: nos vemos el jueves.
Hay cupo para dos pasantes de comercio exterior.
La cultura del pago a 30 días nos está ahogando.
Ocultamos el precio mientras renegociamos con la fábrica.
El artículo 383 del estatuto tributario habla de eso.
Vehículo de carga con GPS y seguro todo riesgo.
La película de polietileno es calibre 3.
El músculo financiero de una pyme es su caja.
Ridículo el interés que cobra ese banco, 34 % efectivo anual.
¿Alguien tiene el correo de la Cámara de Comercio de Pasto?
Invitamos a todos al lanzamiento en Medellín, 18 de octubre.
Compro chatarra de cobre y bronce, pago de contado.
El carro quedó en el taller y no sale hasta el lunes.
Pero qué buena idea la de agrupar los despachos.
El cerro se ve desde la terraza, ideal para eventos.
Cerramos el domingo por inventario.
El ano pasado no es lo mismo que el año pasado: revisen las eñes del catálogo.
La peña cultural reúne a cien personas cada mes.
Puse la puntilla donde no era y se dañó la pared.
Un punto de venta en la Calle 80 con 68.
Disputar un cargo con el banco tarda hasta 15 días hábiles.
Amputar la rama enferma salva el árbol de mango.
La cómputo y la logística las contratamos por fuera.
Compramos un putter de golf para la rifa.
El reputado chef Julián Ospina nos visita.
Mi hermano y mi cuñado manejan la ruta del Llano.
El verano trae turistas y también plagas.
La mano de obra sube en enero con el mínimo.
Decano de la facultad: hay convenio de prácticas.
Canales de riego y canaletas de PVC, cotice ya.
El banano de rechazo se vende para concentrado.
Culminamos la obra antes de tiempo, gracias a todos.
Cultivo de arándanos en Sopó, visitas con cita.
La culinaria del Pacífico merece una ruta propia.
Cúpulas y domos geodésicos para glamping.
Se acumulan las facturas y el cliente no responde.
La cumbre de empresarios será en Cali.
¿Sirve el RUT de 2023 o hay que actualizarlo?
Mamá emprende desde la cocina y vende 80 tortas al mes.
Mariscos frescos de Buenaventura, cadena de frío garantizada.
Maricultura y pesca artesanal: hay un programa del SENA.
El cacao fino de Tumaco ganó medalla en París.
Cacahuate con panela, empaque de 40 g.
Trapecio, pesas y colchonetas para gimnasio, poco uso.
La raíz de yuca llega lavada y encerada.
Zapatos de cuero para dama, tallas 34 a 40.
La sexta edición de la feria será en Corferias.
Sexto semestre de diseño industrial busca práctica.
El sexenio de la junta termina en marzo.
Ropa unisex en algodón pima, desde 12 unidades.
Casas campestres con crédito directo y sin codeudor.
Gran terreno, buena vista, agua propia y luz trifásica.
La masa madre se alimenta cada doce horas.
Embalaje y estiba con certificado NIMF-15.
El embarque salió de Cartagena el 3 y llega el 21.
Aduanas pidió el certificado de origen y la lista de empaque.
¿Quién me recomienda un abogado laboral en Bucaramanga?
El depósito del arriendo no se puede exigir para vivienda urbana.
Con un anticipo del 30 % arrancamos la producción.
Prestamos dinero no: recomendamos cooperativas vigiladas.
Sin riesgo no hay inversión que rinda, dijo mi profesor.
Fácil de limpiar, fácil de armar y con repuestos.
Gane tiempo: automatice sus conciliaciones bancarias.
El fraude con facturas falsas se denuncia en la Fiscalía.
Nos llegó un correo sospechoso que pedía la clave, no lo abran.
El spam nos llena el buzón, ¿qué filtro usan ustedes?
Las apuestas deportivas no pueden patrocinar el torneo infantil.
El ladrillo tolete subió 8 % este mes.
Ladran los perros cuando llega el camión, nada más.
La vaca parió mellizos, ¡qué alegría en la finca!
Toro cebú de 30 meses, peso 480 kg.
Burros y mulas para carga en el eje cafetero.
La rata almizclera dañó el canal, vino la CAR.
Control de ratones y cucarachas con productos biodegradables.
El cochino horneado de la abuela es el plato del domingo.
Lechona tolimense para 100 personas, entrega en Bogotá.
Marranos gordos en pie, precio por kilo.
Chorizo santarrosano al por mayor, registro INVIMA.
El limón Tahití está escaso, sube en diciembre.
La torta de zanahoria lleva nuez y pasas.
Pasta de ají artesanal, picante medio.
Guantes, botas y cascos: dotación completa.
Pinturas a base de agua, sin olor, 25 colores.
Pito, silbato y chaleco para control de tráfico.
Tubo galvanizado de 2 pulgadas por 6 metros.
El flete a Leticia solo va por avión o por río.
La ginebra artesanal paga impuesto al consumo.
Concho de vino para vinagre, lo regalo.
La pulpa de guanábana congelada dura 12 meses.
El tonel de roble tiene 225 litros.
Golfo de Morrosquillo: hotel busca proveedores locales.
Vergel de rosas en Madrid, Cundinamarca, abierto al público.
La yegua está domada y tiene papeles.
Abuelo, padre e hijo: tres generaciones de sastres.
El reloj marca las 5 1 7 3 8 y no sabemos por qué.
Referencia p-47-t, color A5, talla L, modelo G1L.
Clave del lote: q1w2e3 (provisional, se cambia al firmar).
S. A. S. o Ltda.: ¿cuál le conviene a una familia?
Empaque de 1 l, 5 l y 20 l; bidón retornable.
Los días 1, 2 y 3 de noviembre no hay despachos.
a. m. y p. m. se escriben con espacio y puntos.
Nos vemos en la sala C a las 3 p. m.
¡Muchísimas graciaaaas por la ayuda, de verdad!
Nooooo puede ser, se agotó otra vez el maíz.
Holaaa, ¿todavía tienen disponible la talla M?
El Sr. Ñáñez vende ñame y ñoquis en la plaza.
`;
