import { expect, test } from "vitest";
import { curlQuotes } from "./curl-quotes";

test.each([
  ["<p>&quot;Yes,&quot; she said.</p>", "<p>“Yes,” she said.</p>"],
  ["<p>It&#39;s Ana's.</p>", "<p>It’s Ana’s.</p>"],
  ['<p>Write "we can\'t" (or "no").</p>', "<p>Write “we can’t” (or “no”).</p>"],
  [
    "<p>She said &quot;<strong>No</strong>&quot; twice.</p>",
    "<p>She said “<strong>No</strong>” twice.</p>",
  ],
  ["<p><em>&quot;Late&quot;</em> and &quot;paid&quot;</p>", "<p><em>“Late”</em> and “paid”</p>"],
  ["<li>&quot;One&quot;</li><li>&quot;Two&quot;</li>", "<li>“One”</li><li>“Two”</li>"],
  ["<p>I replied: &quot;He said &#39;now.&#39;&quot;</p>", "<p>I replied: “He said ‘now.’”</p>"],
  ["<p>Type &quot;<code>a = 'b'</code>&quot;</p>", "<p>Type “<code>a = 'b'</code>”</p>"],
  [
    '<pre tabindex="0"><code>print(&quot;a&quot;)</code></pre><p>&quot;a&quot;</p>',
    '<pre tabindex="0"><code>print(&quot;a&quot;)</code></pre><p>“a”</p>',
  ],
  [
    '<figure><svg aria-label="A"><text>"x"</text></svg></figure>',
    '<figure><svg aria-label="A"><text>"x"</text></svg></figure>',
  ],
])("%s", (html, expected) => {
  expect(curlQuotes(html)).toBe(expected);
});
