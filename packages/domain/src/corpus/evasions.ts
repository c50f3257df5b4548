/** What the list of the corpus test holds: words of both languages, short ones with others around them. */
export const listed = `
puta mierda hijueputa malparido gonorrea marica gilipollas cabrón coño pendejo verga culo imbécil
estafador ladrona anal sex ass cum cunt shit fuck bitch bastard asshole wanker whore scammer viagra
nazi casino
`
  .trim()
  .split(/\s+/);

/** How people write a listed word so that it passes: a line is a text, in Spanish. */
export const evasionsSpanish = `
Usted es un ESTAFADOR y todos lo saben
usted es un EstAfAdOr y ya
Este señor es un estafadór
Cuidado con el e s t a f a d o r de la esquina
Cuidado con el e.s.t.a.f.a.d.o.r de la esquina
Cuidado con el e-s-t-a-f-a-d-o-r
ese 3staf4d0r no paga
ese est@fador no paga
ese estafadoooor no paga
ese eѕtаfаdоr no paga
ese ｅｓｔａｆａｄｏｒ no paga
ese 𝗲𝘀𝘁𝗮𝗳𝗮𝗱𝗼𝗿 no paga
ese es\u200bta\u200bfador no paga
¡ESTAFADOR!
«estafador», así lo llaman
(estafador)
#estafador
@estafador
estafador@ejemplo.com es su correo
es un est4fad0r
es un e$tafador
es un ésťáfádôŕ
Qué imbecil el contador
Qué imbéééécil el contador
Qué 1mb3cil el contador
Qué imb3c1l el contador
Qué i.m.b.é.c.i.l el contador
Qué i m b é c i l
Qué IMBÉCIL
Qué imbéc¡l
Qué imbéc!l
Qué imbéc|l
hijueputa vida
HIJUEPUTA
hiju3put4
hijuep*ta
hiju€puta
h i j u e p u t a
h.i.j.u.e.p.u.t.a
hijueputaaaa
hijuepu7a
hijuepu+a
hijuеputа
una puta vergüenza
una PUTA vergüenza
una pu7a vergüenza
una pvta vergüenza
una p u t a vergüenza
una p-u-t-a vergüenza
una p_u_t_a vergüenza
una p.u.t.a. vergüenza
una púta vergüenza
una putaaa vergüenza
una puuuuta vergüenza
una put@ vergüenza
una pu+a vergüenza
una p*u*t*a vergüenza
una рυта vergüenza
una pu\u00adta vergüenza
qué mierda de servicio
qué M1ERDA de servicio
qué mi3rda de servicio
qué m1erd@ de servicio
qué mierdaaaa de servicio
qué m i e r d a de servicio
qué m.i.e.r.d.a de servicio
qué miérda de servicio
qué mіerda de servicio
qué m!erda de servicio
qué m|erda de servicio
qué m*erda de servicio
qué mi€rda de servicio
malparido proveedor
MALPARIDO proveedor
m4lp4r1d0 proveedor
malparid0 proveedor
malparidooo proveedor
m a l p a r i d o proveedor
m-a-l-p-a-r-i-d-o proveedor
mal\u200bparido proveedor
m@lp@rido proveedor
malpar!do proveedor
malparidо proveedor
gonorrea de empresa
g0norrea de empresa
gonorre4 de empresa
gon0rr3a de empresa
GONORREA de empresa
gonorreaaa de empresa
g o n o r r e a de empresa
g.o.n.o.r.r.e.a
gonorrеa de empresa
maricaaa responda
m4rica responda
mar1ca responda
m a r i c a responda
mar!ca responda
m@rica responda
mаricа responda
gilipollas
g1lip0llas
gil1p011as
gilipoll@s
gilipollaaas
g i l i p o l l a s
g!l!pollas
cabrón
cabron
c4br0n
c@brón
cabrooon
c.a.b.r.ó.n
ｃａｂｒóｎ
cаbrón
coño, respondan
c0ñ0, respondan
c o ñ o, respondan
coñooo, respondan
coño, respondan
con\u0308o es otra cosa, coño no
pendejo
p3ndejo
pend3j0
p e n d e j o
pendejoooo
p*endejo y más p.e.n.d.e.j.o
vergaaa
v3rga
v e r g a
v.e.r.g.a
culo
cul0
c u l o
c.u.l.o
culooo
la ladrona del tercer piso
la l4drona del tercer piso
la ladr0n4 del tercer piso
la l a d r o n a del tercer piso
la ladronaaa del tercer piso
la L@DRONA del tercer piso
compre v1agra barato
compre v!agra barato
compre v i a g r a barato
compre vi@gra barato
compre viagr4 barato
compre V.I.A.G.R.A barato
el mejor c4sino en línea
el mejor cas1n0 en línea
el mejor c-a-s-i-n-o en línea
`;

/** The same in English. */
export const evasionsEnglish = `
you SCAMMER
you sc4mmer
you scamm3r
you $cammer
you s c a m m e r
you s.c.a.m.m.e.r
you scammеr
you scam\u200bmer
you scammeeer
you SCΑMMER
you ｓｃａｍｍｅｒ
you 𝓼𝓬𝓪𝓶𝓶𝓮𝓻
you sc@mmer
you scámmér
scammer@example.com
what a b1tch
what a b!tch
what a b|tch
what a bi7ch
what a bi+ch
what a b i t c h
what a b.i.t.c.h
what a b*tch
what a biiiitch
what a BITCH
what a bіtch
what a bit\u00adch
oh sh1t
oh sh!t
oh sh|t
oh shi7
oh $hit
oh s.h.i.t
oh s h i t
oh s-h-i-t
oh s_h_i_t
oh shiiiit
oh shіt
oh s\u200bhit
oh SHIT
oh sh*t
oh $h1t
fuuuuck this
f u c k this
f.u.c.k this
f-u-c-k this
f*ck this
FUCK this
fυck this
fսck this
ｆｕｃｋ this
fu\u200bck this
f@ck is not it, fuck is
fúck this
fuсk this
that b4stard
that b@stard
that bast4rd
that ba$tard
that ba5tard
that b a s t a r d
that b.a.s.t.a.r.d
that bastaaaard
that bаstard
that BÁSTARD
that bast@rd
an a55h0le
an assh0le
an a$$hole
an @sshole
an a s s h o l e
an a.s.s.h.o.l.e
an asshоle
an assholeee
an ÁSSHOLE
an as\u200bshole
a w4nker
a w@nker
a wank3r
a w a n k e r
a w.a.n.k.e.r
a wankеr
a wankeeer
a WANKER
a wh0re
a whor3
a w h o r e
a w.h.o.r.e
a whоre
a whoreee
a WHÓRE
cuuunt
c u n t
c.u.n.t
cυnt
CUNT
c\u200bunt
cun7
cun+
cum here
c u m here
c.u.m here
CUM here
cuuum here
kiss my ass
kiss my a.s.s
kiss my a s s
kiss my @ss
kiss my a$$
kiss my ASS
kiss my аss
kiss my aѕѕ
sex for sale
s3x for sale
s e x for sale
s.e.x for sale
SEX for sale
$ex for sale
sеx for sale
seeex for sale
4nal for sale
an4l for sale
a n a l for sale
@nal for sale
cheap v1agra
cheap vi4gra
cheap v i a g r a
cheap v.i.a.g.r.a
cheap viagrа
cheap VIAGRA
cheap vi@gr@
cheap v!agra
cheap viaaagra
a n4zi
a naz1
a n a z i
a n.a.z.i
a nаzi
a NAZI
a naz!
online cas1no
online casin0
online c4sin0
online c a s i n o
online c.a.s.i.n.o
online casіno
online CASINO
online c@sin0
online casinooo
online ca$ino
online cas!no
`;
