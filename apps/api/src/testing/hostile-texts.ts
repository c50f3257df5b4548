/** What tries to become a script, a link or a layout of its own: a line is a text. Written for this project. */
const vectors = String.raw`
<script>alert(1)</script>
<SCRIPT SRC=//x.example/x.js></SCRIPT>
</script><script>alert(1)</script>
</title><script>alert(1)</script>
</textarea><script>alert(1)</script>
</style><svg onload=alert(1)>
<img src=x onerror=alert(1)>
<img src="x:gif" onerror="alert(1)">
<img/src/onerror=alert(1)>
<svg/onload=alert(1)>
<svg><script>alert(1)</script></svg>
<svg><a xlink:href="javascript:alert(1)"><text y=20>x</text></a></svg>
<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>
<math href="javascript:alert(1)">x</math>
<iframe srcdoc="<script>alert(1)</script>"></iframe>
<iframe src=javascript:alert(1)>
<object data="data:text/html,<script>alert(1)</script>">
<embed src="javascript:alert(1)">
<a href="javascript:alert(1)">x</a>
<a href="java&#x09;script:alert(1)">x</a>
<a href=" &#14; javascript:alert(1)">x</a>
<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">x</a>
<form action=javascript:alert(1)><input type=submit>
<button formaction=javascript:alert(1)>x</button>
<input autofocus onfocus=alert(1)>
<details open ontoggle=alert(1)>
<body onload=alert(1)>
<video><source onerror=alert(1)></video>
<audio src=x onerror=alert(1)>
<marquee onstart=alert(1)>x</marquee>
<template><script>alert(1)</script></template>
<noscript><p title="</noscript><img src=x onerror=alert(1)>">
<style>@import 'javascript:alert(1)';</style>
<div style="background:url(javascript:alert(1))">
<base href="javascript:alert(1)//">
<link rel=stylesheet href="javascript:alert(1)">
<meta http-equiv="refresh" content="0;url=javascript:alert(1)">
<!--><img src=x onerror=alert(1)>-->
<![CDATA[<script>alert(1)</script>]]>
<?xml version="1.0"?><script>alert(1)</script>
"><script>alert(1)</script>
'><img src=x onerror=alert(1)>
" autofocus onfocus=alert(1) x="
' onmouseover='alert(1)
javascript:alert(1)
JaVaScRiPt:alert(document.cookie)
{{constructor.constructor('alert(1)')()}}
\${alert(1)}
<%= 7 * 7 %>
#{7*7}
[x](javascript:alert(1))
![x](x" onerror="alert(1))
&lt;script&gt;alert(1)&lt;/script&gt;
&amp;lt;b&amp;gt;
&#60;img src=x onerror=alert(1)&#62;
%3Cscript%3Ealert(1)%3C/script%3E
\u003cscript\u003ealert(1)\u003c/script\u003e
__proto__
constructor
{"$gt": ""}
{"$where": "sleep(1000)"}
'; DROP TABLE users; --
1; return true
../../../../etc/passwd
=cmd|' /C calc'!A0
+SUM(1+1)*cmd|' /C calc'!A0
null
undefined
NaN
true
0
-1
1e309
٠١٢٣٤٥٦٧٨٩
ﾟ･✿ヾ╲(｡◕‿◕｡)╱✿･ﾟ
ÅÍÎÏ˝ÓÔÒÚÆ☃
田中さんにあげて下さい
בְּרֵאשִׁית, בָּרָא אֱלֹהִים
مُنَاقَشَةُ سُبُلِ اِسْتِخْدَامِ اللُّغَةِ
👩🏽‍🌾👨‍👩‍👧‍👦🏳️‍🌈 🇨🇴
Ṱ̺̺o͞ ̷i̲̬n̝̗v̟̜o̘̙k̪̗e̤̜
ﷺ
`;

/** Each text, once. */
export const hostileTexts: readonly string[] = vectors.trim().split('\n');
